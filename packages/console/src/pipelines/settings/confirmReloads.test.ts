import type { ReactNode } from 'react';
import { createSchemaModel, type TableReload } from '@millrace/ui/domain/schema';
import { expect, test } from 'vitest';

import type { Dialog } from '../../dialogs/dialog.ts';
import { createDialogStack } from '../../dialogs/dialogStack.ts';
import { confirmReloads, type ReloadQuestion } from './confirmReloads.ts';

const column = { name: 'id', dataType: 'integer', isNullable: false, isPrimaryKey: true };
const table = (name: string) => ({ table: name, columns: [column], ineligibleReason: null });
const selected = (name: string) => ({ table: name, isSelected: true, excluded: [], customPrimaryKeys: [] });
const make = () => createSchemaModel(['customers', 'orders'].map(table), [selected('orders')]);

/** Gives the same answer to each question, and records what it was about. */
function asking(answer: boolean, meanwhile = () => {}) {
  const stack = createDialogStack();
  const questions: (readonly TableReload[])[] = [];
  const dialog: Dialog<ReloadQuestion, boolean> = {
    name: 'tableReloads',
    prefetch: () => Promise.resolve(),
    isLoaded: () => true,
    render({ reloads }, { onAnswer }): ReactNode {
      questions.push(reloads);
      meanwhile();
      onAnswer(answer);
      return null;
    },
  };
  stack.subscribe(() => stack.getSnapshot().at(-1)?.render(false));
  return { ask: (question: ReloadQuestion) => stack.ask(dialog, question, '/'), questions };
}

test('a save that loads nothing needs no confirmation', async () => {
  const model = make();
  model.setTable(1, false);
  const { ask, questions } = asking(false);
  expect(await confirmReloads(ask, model, { isRunning: true })).toBe(true);
  expect(questions).toEqual([]);
});

test('a save that loads tables is confirmed with their names', async () => {
  const model = make();
  model.setTable(0, true);
  const { ask, questions } = asking(false);
  expect(await confirmReloads(ask, model, { isRunning: true })).toBe(false);
  expect(questions).toEqual([[{ table: 'customers', reason: 'selected', columns: [] }]]);
});

test('another person’s save that changes the tables to load asks again', async () => {
  const model = make();
  model.setCustomKeys(1, ['id']);
  const { ask, questions } = asking(true, () => model.setSaved([]));
  expect(await confirmReloads(ask, model, { isRunning: true })).toBe(true);
  expect(questions.map(([first]) => first?.reason)).toEqual(['key', 'selected']);
});
