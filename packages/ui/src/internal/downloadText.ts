/** Saves a text as a file of the browser. */
export function downloadText(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the file in its own time, so the address is kept for a moment.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
