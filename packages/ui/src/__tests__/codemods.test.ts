import { expect, test } from 'vitest';
import { transform } from '../../codemods/selection-names.mjs';

test.each([
  ['<FieldPicker label="Fields" picked={picked} />', '<FieldPicker label="Fields" selected={picked} />'],
  [
    '<FieldPicker\n  onChange={(next) => setPicked(next)}\n  picked={picked}\n/>',
    '<FieldPicker\n  onChange={(next) => setPicked(next)}\n  selected={picked}\n/>',
  ],
  ['<FieldPicker {...props} />', '<FieldPicker {...props} />'],
  ['<ProviderRows noun={noun} picked={rows} />', '<ProviderRows noun={noun} selected={rows} />'],
  ['<ResyncModal chosen={tables} />', '<ResyncModal defaultSelected={tables} />'],
  ['<ResyncModalFrame chosen={tables} />', '<ResyncModalFrame chosen={tables} />'],
  ['<Flower picked={isPicked} />', '<Flower picked={isPicked} />'],
])('%s', (before, after) => {
  expect(transform(before)).toBe(after);
  expect(transform(after)).toBe(after);
});
