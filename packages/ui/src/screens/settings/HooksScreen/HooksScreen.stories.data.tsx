import { bind, listHooks } from '@millrace/ui/contract';
import { Live } from '@millrace/mocks/storybook';
import { useState } from 'react';
import type { Hook } from '../../../domain/hooks/hook.ts';
import { toId } from '../../../domain/entities/id.ts';
import { hookListView } from '../../../domain/views/hookList.ts';
import { pipelineAttachments } from '../../../patterns/AttachedHooks/AttachedHooks.stories.data.ts';
import { HooksScreen, type HooksScreenProps } from './HooksScreen.tsx';

const [first, failing] = pipelineAttachments;

export const hookWith = (id: number, name: string, more: Partial<Hook> = {}): Hook => ({
  id: toId(id),
  name,
  url: `https://hooks.acme.example/${id}`,
  status: 'active',
  hasSecret: false,
  attachedTo: [],
  lastDelivery: null,
  createdAt: new Date('2026-01-12T09:00:00Z'),
  ...more,
});

/** One that works, one with plain `http` whose address fails, and one that is attached to nothing. */
export const hooks: readonly Hook[] = [
  hookWith(1, 'Operations channel', {
    url: 'https://hooks.acme.example/operations',
    hasSecret: true,
    attachedTo: [
      ...(first ? [first] : []),
      {
        hookId: toId(1),
        entityType: 'source',
        entityId: toId(3),
        entityName: 'Stripe',
        selectedEvents: ['source.updated'],
        lastDelivery: null,
        createdAt: new Date('2026-01-12T09:00:00Z'),
      },
    ],
    lastDelivery: first?.lastDelivery,
  }),
  hookWith(2, 'Pager', {
    url: 'http://pager.acme.example/page',
    attachedTo: failing ? [failing] : [],
    lastDelivery: failing?.lastDelivery,
  }),
  hookWith(4, 'Finance approvals'),
];

export const archivedHook = hookWith(5, 'Old chat room', {
  status: 'archived',
  attachedTo: hooks[0]?.attachedTo,
});

/** The screen on the story's service, with the view in state. */
export function LiveHooks(args: HooksScreenProps) {
  const [view, setView] = useState(args.view);
  return (
    <Live reads={{ hooks: bind(listHooks, hookListView.args(view)) }}>
      {({ hooks: page, refresh }) => (
        <HooksScreen
          {...args}
          page={page}
          view={view}
          onViewChange={setView}
          onRetry={() => {
            args.onRetry();
            refresh();
          }}
        />
      )}
    </Live>
  );
}
