import { status, truncated, type Toxic } from '@millrace/mocks';
import { listSources, updatePipeline } from '@millrace/ui/contract';
import { toId } from '@millrace/ui/domain/entities';
import { describe, expect, test } from 'vitest';

import { setUp } from '../../data/service.test.data.ts';
import { attachConnector } from './attachConnector.ts';

describe('Attaching a source', () => {
  const lost: readonly [string, Toxic][] = [
    ['that was cut', truncated(updatePipeline, { times: 1 })],
    ['behind a gateway that gave up', status(updatePipeline, 504, {}, { times: 1 })],
  ];

  test.each(lost)('with a response %s is still recognised as done', async (_, toxic) => {
    const { client, service, draft, context } = await setUp();
    const { rows } = await client(listSources, { status: 'active' });
    const id = rows[0]?.id ?? 0;
    await client(updatePipeline, { id: draft.id, body: { sourceId: toId<'source'>(id) } });
    service.setToxics([toxic]);
    const attached = attachConnector.perform(context, { kind: 'source', pipeline: draft, connectorId: id });
    await expect(attached).resolves.toMatchObject({ sourceId: id });
  });
});
