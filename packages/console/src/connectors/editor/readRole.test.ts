import { createClient } from '@millrace/ui/contract';
import { loadDefinition } from '@millrace/ui/domain/connectors';
import { createFormModel } from '@millrace/ui/domain/forms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createQueryClient } from '../../data/queryClient.ts';
import { readRole } from './readRole.ts';

const bucket = 'connection_config.bucket_name';
const region = 'connection_config.bucket_region';
const template = 'https://console.example/api/v1/connector/s3_role_access_template/template.yaml';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open(answer = () => json({ success: true, template_url: template })) {
  const definition = await loadDefinition('source', 's3');
  const paths = definition?.sections.find((section) => section.kind === 'role')?.paths;
  if (!definition || !paths) throw new Error('No role');
  const model = createFormModel({ definition, today: '2026-11-20' });
  const asked: string[] = [];
  const client = createClient(async ({ url }) => {
    if (url.includes('get-client-external-id')) return json({ external_id: 'mr-ext-4821' });
    asked.push(url);
    return answer();
  });
  const reads = readRole({ model, paths, queryClient: createQueryClient(client, { random: () => 0.5 }) });
  const shown = vi.fn<() => void>();
  reads.subscribe(shown);
  const fill = async (name: string, place = 'eu-west-1') => {
    model.setValue(bucket, name);
    model.setValue(region, place);
    await vi.advanceTimersByTimeAsync(1_000);
  };
  return { model, reads, asked, shown, fill, template: () => reads.getSnapshot().template };
}

describe('the role of a bucket', () => {
  it('has the external id of the account at once, and no template before bucket and region are known', async () => {
    const { model, reads, asked, template: shown } = await open();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reads.getSnapshot().externalId).toMatchObject({ state: 'ready', value: 'mr-ext-4821' });
    model.setValue(bucket, 'event-exports');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([shown(), asked]).toEqual([undefined, []]);
  });

  it('has the template of the bucket once both are known, before anyone presses its link', async () => {
    const { asked, fill, template: shown } = await open();
    await fill(' event-exports ');
    expect(shown()).toMatchObject({ state: 'ready', value: template });
    expect(asked).toEqual([
      '/api/v1/connector/s3_role_access_template/?bucket_name=event-exports&bucket_region=eu-west-1',
    ]);
  });

  it('requests a name once while it is typed, and shows no template of another bucket meanwhile', async () => {
    const { model, asked, fill, template: shown } = await open();
    await fill('event-exports');
    for (const typed of ['logs', 'logs-', 'logs-2']) {
      model.setValue(bucket, typed);
      await vi.advanceTimersByTimeAsync(100);
      expect(shown()).toMatchObject({ state: 'loading' });
    }
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked.slice(1)).toEqual([expect.stringContaining('bucket_name=logs-2&')]);
    model.setValue(bucket, '');
    expect(shown()).toBeUndefined();
  });

  it('reports a refusal, and requests it again on demand', async () => {
    let isRefused = true;
    const {
      reads,
      fill,
      template: shown,
    } = await open(() =>
      isRefused
        ? json({ detail: [{ loc: ['query', 'bucket_name'], msg: 'Not a bucket.', type: 'x' }] }, 422)
        : json({ success: true, template_url: template }),
    );
    await fill('Event_Exports');
    // The reader of refusals is code of its own, which loads in real time.
    await vi.waitFor(() => expect(shown()).toMatchObject({ state: 'failed', problem: { status: 422 } }));
    isRefused = false;
    reads.getSnapshot().onReloadTemplate();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown()).toMatchObject({ state: 'ready', value: template });
  });

  it.each([
    ['the service has none', { success: false, template_url: template }],
    ['its address is missing', { success: true }],
    ['its address is not one of the web', { success: true, template_url: 'data:text/html,hello' }],
  ])('is null if %s', async (_, answer) => {
    const { fill, template: shown } = await open(() => json(answer));
    await fill('event-exports');
    expect(shown()).toMatchObject({ state: 'ready', value: null });
  });

  it('reads nothing after the form has closed', async () => {
    const { reads, asked, fill } = await open();
    reads.stop();
    await fill('event-exports');
    expect(asked).toEqual([]);
  });
});
