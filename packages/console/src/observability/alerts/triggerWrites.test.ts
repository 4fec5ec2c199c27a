import { status, truncated } from '@millrace/mocks';
import { listAlertTriggers, updateAlertTrigger } from '@millrace/ui/contract';
import { toId, type AlertTrigger } from '@millrace/ui/domain/entities';
import { problemOf } from '@millrace/ui/domain/remote';
import { triggerHistoryQuestion } from '@millrace/ui/domain/views';
import { expect, test } from 'vitest';

import { setUp } from '../../data/service.test.data.ts';
import { triggerWrite } from './triggerWrites.ts';

const alertId = toId<'alert'>(1);
async function openTrigger() {
  const { service, client, context } = await setUp();
  const statuses = async () =>
    (await client(listAlertTriggers, triggerHistoryQuestion(alertId))).rows.map((row) => row.status);
  const { rows } = await client(listAlertTriggers, triggerHistoryQuestion(alertId));
  const [trigger] = rows;
  if (!trigger) throw new Error('The alert has no trigger');
  const act = (more: Partial<AlertTrigger> = {}) =>
    triggerWrite.perform(context, { action: 'acknowledge', trigger: { ...trigger, ...more } });
  return { service, statuses, act };
}

test('one trigger is acknowledged, and no other', async () => {
  const { statuses, act } = await openTrigger();
  const [, ...others] = await statuses();
  expect(await act()).toBe('done');
  expect(await statuses()).toEqual(['acknowledged', ...others]);
});

test('a lost answer is looked up', async () => {
  const { service, act } = await openTrigger();
  service.setToxics([truncated(updateAlertTrigger)]);
  expect(await act()).toBe('done');
});

test.each([404, 405])('a service without the call, which answers with %i, is recognised', async (code) => {
  const { service, statuses, act } = await openTrigger();
  const before = await statuses();
  service.setToxics([status(updateAlertTrigger, code)]);
  expect(await act()).toBe('unsupported');
  expect(await statuses()).toEqual(before);
});

test('a trigger that is gone, and a service that is down, say nothing about the call', async () => {
  const { service, act } = await openTrigger();
  expect(problemOf(await act({ id: toId(999) }).catch((thrown: unknown) => thrown)).status).toBe(404);
  service.setToxics([status(updateAlertTrigger, 503)]);
  expect(problemOf(await act().catch((thrown: unknown) => thrown)).status).toBe(503);
});
