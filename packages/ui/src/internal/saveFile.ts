/** Saves a text as a file in the folder for downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started, but a browser may still read the address in this task.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
