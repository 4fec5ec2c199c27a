import { useMemo } from 'react';
import type { Hook } from '../../../domain/hooks/hook.ts';
import { listedHookEntity, type HookItem, type ListedHookAction } from '../../../domain/hooks/hookActions.ts';
import type { HookId } from '../../../domain/entities/id.ts';
import { hookListView, type HookListView } from '../../../domain/views/hookList.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { listActions, type ActionRequest } from '../../../patterns/ResourceList/actionControls.tsx';
import {
  ResourceList,
  type ListProps,
  type ResourceListTab,
} from '../../../patterns/ResourceList/ResourceList.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlusIcon } from '../../../primitives/Icon/icons/PlusIcon.ts';
import { SettingsFrame, type SettingsPageProps } from '../SettingsFrame/SettingsFrame.tsx';
import { HookFigure } from './HookFigure.tsx';
import { hookColumns } from './hookColumns.tsx';

/** An action on a hook. */
export type HookRequest = ActionRequest<ListedHookAction, HookItem>;

type OwnListProps = 'page' | 'view' | 'onViewChange' | 'hrefOf' | 'capabilities' | 'onRetry';

export interface HooksScreenProps
  extends Pick<ListProps<Hook, HookListView>, OwnListProps>, SettingsPageProps {
  /** The address of a hook's page. */
  hrefOfHook(id: HookId): string;
  /** Called to create a hook. */
  onCreate(): void;
  /** Called with the requested action. */
  onAction(request: HookRequest): void;
}

const tabs: readonly ResourceListTab<HookListView['status']>[] = [
  { status: 'active', label: 'Active' },
  {
    status: 'archived',
    label: 'Archived',
    hint: 'Archived hooks are not called any more. They can be deleted once they are attached to nothing.',
  },
];

/** The hooks of the account (spec §2 Settings). */
export function HooksScreen({ hrefs, hrefOfHook, onCreate, onAction, ...list }: HooksScreenProps) {
  const columns = useMemo(() => hookColumns(hrefOfHook), [hrefOfHook]);
  const { menuItems, noun } = listActions({ entity: listedHookEntity, pages: {}, onAction });
  const create = (
    <Button tone="accent" variant="solid" size="toolbar" icon={PlusIcon} onPress={onCreate}>
      Create hook
    </Button>
  );
  return (
    <SettingsFrame hrefs={hrefs} section="hooks" actions={create}>
      <ResourceList
        {...list}
        title="Hooks"
        noun={noun}
        hasHeader={false}
        menuItems={menuItems}
        definition={hookListView}
        tabs={tabs}
        columns={columns}
        defaultOrderLabel="By name"
        empty={
          list.view.status === 'archived' ? (
            <EmptyState title="No hook is archived">
              Archiving a hook stops its calls everywhere at once, and keeps what it was attached to.
            </EmptyState>
          ) : (
            <EmptyState
              title="No hooks yet"
              ornament={<HookFigure />}
              steps={['Enter the URL', 'Attach it to a pipeline or a source', 'Choose the events']}
              action={create}
            >
              Send pipeline and source events to Slack, PagerDuty or your own URL.
            </EmptyState>
          )
        }
      />
    </SettingsFrame>
  );
}
