/** Saves a text as a file on the reader's device. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/plain' }));
}

export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers fetch it only after the click
}
