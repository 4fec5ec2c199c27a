import { expect, it } from 'vitest';
import { insertedText } from './insertedText.ts';

it.each([
  ['a pasted text', { inputType: 'insertFromPaste', data: 'db.example.com:5433' }, 'db.example.com:5433'],
  ['a dropped text', { inputType: 'insertFromDrop', data: 'db.example.com:5433' }, 'db.example.com:5433'],
  ['a paste that does not say what it inserted', { inputType: 'insertFromPaste', data: null }, 'whole'],
  [
    'a text that a keyboard inserts at once',
    { inputType: 'insertText', data: 'postgres://h' },
    'postgres://h',
  ],
  ['autofill and extensions', {}, 'whole'],
  ['a replacement', { inputType: 'insertReplacementText', data: null }, 'whole'],
  ['a typed letter', { inputType: 'insertText', data: 'a' }, undefined],
  ['a composed letter', { inputType: 'insertCompositionText', data: 'é' }, undefined],
  ['a deletion', { inputType: 'deleteContentBackward', data: null }, undefined],
  ['a cut', { inputType: 'deleteByCut', data: null }, undefined],
  ['an undone change', { inputType: 'historyUndo', data: null }, undefined],
])('%s', (_, event, inserted) => {
  expect(insertedText(event, 'whole')).toBe(inserted);
});

it('has the line breaks of a pasted text, and nothing of an earlier paste', () => {
  const lines = 'DB_HOST=h\nDB_PORT=1';
  expect(insertedText({ inputType: 'insertFromPaste', data: 'DB_HOST=hDB_PORT=1' }, 'whole', lines)).toBe(
    lines,
  );
  expect(insertedText({ inputType: 'insertText', data: 'a' }, 'whole', lines)).toBeUndefined();
});
