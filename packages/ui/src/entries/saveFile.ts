/** Saves a text as a file of the browser's downloads. */
export { saveFile } from '../internal/saveFile.ts';
