/** A text in which **this** is bold, cut into its parts. */
export const boldParts = (text: string): readonly { readonly text: string; readonly isBold: boolean }[] =>
  text
    .split('**')
    .map((part, i) => ({ text: part, isBold: i % 2 === 1 }))
    .filter((part) => part.text !== '');
