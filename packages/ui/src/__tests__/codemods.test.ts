import { expect, test } from 'vitest';
import { transform } from '../../codemods/field-picker-selected.mjs';

test.each([
  ['<FieldPicker label="Fields" picked={picked} />', '<FieldPicker label="Fields" selected={picked} />'],
  [
    '<FieldPicker\n  onChange={(next) => setPicked(next)}\n  picked={picked}\n/>',
    '<FieldPicker\n  onChange={(next) => setPicked(next)}\n  selected={picked}\n/>',
  ],
  ['<FieldPicker {...props} />', '<FieldPicker {...props} />'],
  ['<Flower picked={isPicked} />', '<Flower picked={isPicked} />'],
])('%s', (before, after) => {
  expect(transform(before)).toBe(after);
  expect(transform(after)).toBe(after);
});
