import { expect, test } from 'vitest';
import { toId } from '../../../domain/entities/id.ts';
import { fileNameOf, linesOf } from './PipelineScriptScreen.logic.ts';

test.each([
  ['Orders to warehouse', 'orders-to-warehouse.yaml'],
  ['../../etc/passwd', 'etc-passwd.yaml'],
  ['Заказы (EU)', 'заказы-eu.yaml'],
  ['!!!', 'pipeline-7.yaml'],
  ['x'.repeat(300), `${'x'.repeat(80)}.yaml`],
])('the file of the pipeline %j', (name, expected) =>
  expect(fileNameOf({ id: toId(7), name })).toBe(expected),
);

test('lines are counted without the last line break', () => {
  expect(linesOf('a\nb\n')).toBe(2);
  expect(linesOf('a')).toBe(1);
});
