import type { HookAttachment, HookEntity } from '../../domain/hooks/hook.ts';
import { toId } from '../../domain/entities/id.ts';

interface Named {
  readonly name: string;
  readonly url?: string;
  readonly status?: string;
}

/** An attachment to the entity with id 1, without a delivery. */
export const attachmentOf = (
  entity: HookEntity,
  id: number,
  { name, url = `https://hooks.acme.example/${id}`, status = 'active' }: Named,
  more: Partial<HookAttachment> = {},
): HookAttachment => ({
  hookId: toId(id),
  entityType: entity,
  entityId: toId(1),
  selectedEvents: [`${entity}.archived`],
  hook: { name, url, status },
  entityName: 'Orders to warehouse',
  lastDelivery: null,
  createdAt: new Date('2026-01-12T09:00:00Z'),
  ...more,
});

/** One that works, one with plain `http` whose address fails, one without a delivery, and an archived one. */
export const pipelineAttachments: readonly HookAttachment[] = [
  attachmentOf(
    'pipeline',
    1,
    { name: 'Operations channel', url: 'https://hooks.acme.example/operations' },
    {
      selectedEvents: ['pipeline.errored', 'pipeline.recovered', 'pipeline.initial_sync_completed'],
      lastDelivery: {
        at: new Date('2026-03-04T08:00:00Z'),
        event: 'pipeline.errored',
        success: true,
        statusCode: 200,
        error: null,
        durationMs: 180,
      },
    },
  ),
  attachmentOf(
    'pipeline',
    2,
    { name: 'Pager', url: 'http://pager.acme.example/page' },
    {
      selectedEvents: ['pipeline.errored'],
      lastDelivery: {
        at: new Date('2026-03-04T09:58:00Z'),
        event: 'pipeline.errored',
        success: false,
        statusCode: 500,
        error: 'The address answered with 500.',
        durationMs: 1_204,
      },
    },
  ),
  attachmentOf('pipeline', 3, { name: 'Finance approvals' }),
  attachmentOf('pipeline', 5, { name: 'Old chat room', status: 'archived' }),
];
