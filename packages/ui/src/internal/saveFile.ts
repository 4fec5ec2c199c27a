/** Spreadsheets read a table without this mark in the encoding of their system, which garbles other letters. */
const marked = (type: string, text: string): string => (type === 'text/csv' ? `\uFEFF${text}` : text);

/** Saves a text in UTF-8 as a file in the folder for downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([marked(type, text)], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started, but a browser may still read the address in this task.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
