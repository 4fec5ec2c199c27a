import { expect, test } from 'vitest';
import { renamePicked } from '../../codemods/field-picker-selected.mjs';

test.each([
  ['<FieldPicker label="Fields" picked={picked} />', '<FieldPicker label="Fields" selected={picked} />'],
  [
    '<FieldPicker\n  onChange={(next) => setPicked(next)}\n  picked={picked}\n/>',
    '<FieldPicker\n  onChange={(next) => setPicked(next)}\n  selected={picked}\n/>',
  ],
  ['<FieldPicker {...props} />', '<FieldPicker {...props} />'],
  ['<Flower picked={isPicked} />', '<Flower picked={isPicked} />'],
])('%s', (before, after) => {
  expect(renamePicked(before)).toBe(after);
  expect(renamePicked(after)).toBe(after);
});
