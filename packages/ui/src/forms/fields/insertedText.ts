/**
 * The text that an input event inserted at once: pasted, dropped or filled in. `undefined` for a typed character and
 * for a deletion. Events of extensions and of autofill may not say what they did.
 * @param whole The text of the field after the event.
 * @param pasted The text of the clipboard, with the line breaks that an input removes.
 */
export function insertedText(event: object, whole: string, pasted?: string): string | undefined {
  const inputType = 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : '';
  const data = 'data' in event && typeof event.data === 'string' ? event.data : '';
  if (pasted && (inputType === '' || inputType === 'insertFromPaste')) return pasted;
  if (data !== '') return data.length > 2 ? data : undefined;
  return inputType === '' || /^insert(?:From|ReplacementText)/.test(inputType) ? whole : undefined;
}
