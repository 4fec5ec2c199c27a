import { expect, test } from 'vitest';

import { commandToast } from './commandToast.ts';

const pipeline = { name: 'CRM contacts' };

test('names the pipeline and the command, then the reason and what to do', () => {
  expect(commandToast('pause', pipeline, { kind: 'http', status: 500 })).toEqual({
    tone: 'error',
    title: '“CRM contacts” could not be paused.',
    description: 'The service has a problem. Try again in a moment.',
  });
  expect(
    commandToast('restore', pipeline, { kind: 'http', status: 409, detail: 'It is being removed.' }),
  ).toEqual({
    tone: 'error',
    title: '“CRM contacts” could not be restored.',
    description: 'This cannot be done now. It is being removed.',
  });
});

test('does not call failed what may have been done', () => {
  const { title } = commandToast('resume', pipeline, { kind: 'timeout', isOutcomeUnknown: true });
  expect(title).toBe('Whether “CRM contacts” was resumed is not known.');
});
