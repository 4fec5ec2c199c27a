// Renames the prop `picked` of `FieldPicker` to `selected`.
//   node node_modules/@millrace/ui/codemods/field-picker-selected.mjs src
// Changes `.tsx` and `.jsx` files in the given folders, and lists them.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The prop within a tag. An arrow function in an earlier prop contains a `>` that does not end the tag. */
const prop = /(<FieldPicker\b(?:=>|[^>])*?\s)picked(?==)/g;

/**
 * A source with the new name. It does not change props that are spread: `{...props}` keeps working until the old name is
 * removed.
 * @param {string} text
 * @returns {string}
 */
export const renamePicked = (text) => text.replace(prop, '$1selected');

if (import.meta.main) {
  for (const folder of process.argv.slice(2))
    for (const name of globSync('**/*.{tsx,jsx}', { cwd: folder })) {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8');
      const renamed = renamePicked(text);
      if (renamed === text) continue;
      writeFileSync(file, renamed);
      console.log(file);
    }
}
