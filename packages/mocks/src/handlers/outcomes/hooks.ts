import type { hookHandlers } from '../hooks.ts';
import { unverified, type Outcomes } from './outcome.ts';
import { refusedBecause, refusedValues, type Refusals } from './refused.ts';

const at = (hookId: string, sourceType: string, sourceId: string) => ({ hookId, sourceType, sourceId });
const errored = { selected_events: ['pipeline.errored'] };
const address = 'https://hooks.example.com/in';

export const hookOutcomes: Outcomes<typeof hookHandlers> = {
  listHooks: [
    { status: 200 },
    { status: 200, query: '?status=archived&search=chat&ordering=-last_delivery' },
    { status: 404, query: '?page=9' },
    { status: 422, query: '?page=none' },
    { status: 403, ...unverified },
  ],
  getHook: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '99' } },
    { status: 404, at: { id: 'x' } },
  ],
  createHook: [
    { status: 201, body: { name: 'New', url: address, secret: 'a key' } },
    { status: 422, body: { name: 'PAGER', url: address } },
    { status: 422, body: { name: 'New', url: 'ftp://files.example.com' } },
    { status: 422, body: { name: 'New', url: address, secret: '••••' } },
    { status: 422, body: { name: 'New' } },
  ],
  updateHook: [
    { status: 200, at: { id: '1' }, body: { name: 'Renamed', secret: null } },
    { status: 409, at: { id: '5' }, body: { name: 'Renamed' } },
    { status: 422, at: { id: '1' }, body: { url: 'https://10.0.0.1/in' } },
    { status: 404, at: { id: '99' }, body: { name: 'Renamed' } },
  ],
  deleteHook: [
    { status: 204, at: { id: '4' } },
    { status: 409, at: { id: '1' } },
    { status: 404, at: { id: '99' } },
  ],
  archiveHook: [
    { status: 200, at: { hookId: '1' } },
    { status: 409, at: { hookId: '5' } },
    { status: 404, at: { hookId: '99' } },
  ],
  getHookAttachment: [
    { status: 200, at: at('1', 'pipeline', '1') },
    { status: 404, at: at('1', 'pipeline', '2') },
    { status: 404, at: at('99', 'pipeline', '1') },
    { status: 422, at: at('1', 'destination', '1') },
  ],
  attachHook: [
    { status: 201, at: at('1', 'pipeline', '2'), body: errored },
    { status: 201, at: at('1', 'source', '2'), body: { selected_events: ['source.test_failed'] } },
    { status: 409, at: at('1', 'pipeline', '1'), body: errored },
    { status: 409, at: at('5', 'pipeline', '2'), body: errored },
    { status: 409, at: at('1', 'pipeline', '25'), body: errored },
    { status: 422, at: at('1', 'source', '2'), body: errored },
    { status: 422, at: at('1', 'pipeline', '2'), body: { selected_events: [] } },
    { status: 422, at: at('1', 'pipeline', '2'), body: {} },
    { status: 404, at: at('1', 'pipeline', '999'), body: errored },
  ],
  updateHookAttachment: [
    { status: 200, at: at('1', 'pipeline', '1'), body: errored },
    { status: 404, at: at('1', 'pipeline', '2'), body: errored },
    { status: 409, at: at('5', 'pipeline', '1'), body: errored },
    { status: 422, at: at('1', 'pipeline', '1'), body: { selected_events: ['pipeline.flew'] } },
  ],
  detachHook: [
    { status: 204, at: at('1', 'pipeline', '1') },
    { status: 204, at: at('5', 'pipeline', '1') },
    { status: 404, at: at('1', 'pipeline', '2') },
  ],
  listPipelineHooks: [
    { status: 200, at: { id: '1' } },
    { status: 200, at: { id: '2' } },
    { status: 404, at: { id: '999' } },
  ],
};

export const hookRefusals: Refusals<typeof hookHandlers> = {
  createHook: refusedValues({ body: { name: 'A', url: address } }, [
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ name: ' pager' }, 'name', 'A hook with this name already exists.'],
    [{ url: 'hooks.example.com' }, 'url', 'Enter an address that starts with https://.'],
    [{ secret: '••••' }, 'secret', 'This is the mask of a secret, not a secret.'],
    [{ secret: 'x'.repeat(151) }, 'secret', 'A secret has at most 150 characters.'],
  ]),
  attachHook: [
    ...refusedValues({ at: at('4', 'source', '1'), body: errored }, [
      [{}, 'selected_events.0', 'A source has no event "pipeline.errored".'],
    ]),
    ...refusedValues({ at: at('4', 'pipeline', '2'), body: errored }, [
      [
        { selected_events: ['pipeline.errored', 'constructor'] },
        'selected_events.1',
        'A pipeline has no event "constructor".',
      ],
      [{ selected_events: [] }, 'selected_events', 'Select at least one event.'],
    ]),
    ...refusedValues({ at: at('4', 'tunnel', '2'), body: errored }, [
      [{}, 'sourceType', 'A hook cannot be attached to a "tunnel".'],
    ]),
    ...refusedBecause(409, [
      [{ at: at('1', 'pipeline', '1'), body: errored }, 'This hook is attached to this pipeline already.'],
      [
        { at: at('1', 'source', '19'), body: { selected_events: ['source.updated'] } },
        'This source is archived.',
      ],
    ]),
  ],
};
