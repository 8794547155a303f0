const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const WITHOUT_TEXT: readonly string[] = ['range', 'checkbox', 'radio', 'button', 'submit', 'reset'];

const isField = (element: Element | null): boolean => {
  const field = element?.closest(FIELDS) ?? null;
  return field !== null && !(field instanceof HTMLInputElement && WITHOUT_TEXT.includes(field.type));
};

/** Does this key belong to what the reader types, or to a character that is still being composed? Then it is no shortcut. */
export const isTyped = (event: KeyboardEvent): boolean =>
  event.isComposing || event.key === 'Process' || (event.target instanceof Element && isField(event.target));

/** Is the reader in a field just now? Then nothing takes the focus away. */
export const isTypingNow = (): boolean => isField(document.activeElement);
