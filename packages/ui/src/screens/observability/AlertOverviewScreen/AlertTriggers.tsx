import { useMemo } from 'react';
import type { MetricTypes } from '../../../domain/observability/alertValues.ts';
import type { AlertTrigger } from '../../../domain/observability/alertTrigger.ts';
import { formatCount } from '../../../domain/format/count.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import { mapRemote } from '../../../domain/outcome/remote.ts';
import { triggerListView, type TriggerListView } from '../../../domain/views/alertOverview.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import {
  ResourceList,
  type ListProps,
  type ResourceListTab,
} from '../../../patterns/ResourceList/ResourceList.tsx';
import { triggerColumns, type TriggerRow } from './triggerColumns.tsx';
import { triggerMenuItems, type TriggerRequest } from './TriggerMenu.tsx';
import { useFocusedNote } from './useFocusedNote.ts';
import * as css from './AlertOverviewScreen.css.ts';

/** The triggers of the alert, as a list of which the view is in the address. */
export type TriggersProps = Omit<
  ListProps<AlertTrigger, TriggerListView>,
  'selected' | 'onSelectionChange' | 'live'
>;

const tabs: readonly ResourceListTab<TriggerListView['status']>[] = [
  { status: 'open', label: 'Open' },
  { status: 'acknowledged', label: 'Acknowledged' },
  { status: 'resolved', label: 'Resolved' },
];

const empties: Readonly<Record<TriggerListView['status'], { title: string; text: string }>> = {
  open: { title: 'No open triggers', text: 'Nothing to triage.' },
  acknowledged: { title: 'No acknowledged triggers', text: 'No triggers are being worked on.' },
  resolved: { title: 'No resolved triggers', text: 'Triggers that were handled appear here.' },
};

/** Rows of a list have names. */
const nameRows = ({ rows, ...page }: Page<AlertTrigger>): Page<TriggerRow> => ({
  ...page,
  rows: rows.map((trigger) => ({ ...trigger, name: `Trigger ${formatCount(trigger.id)}` })),
});

const loadCsv = async () => (await import('./triggerCsv.ts')).triggerCsv;

interface AlertTriggersProps extends TriggersProps {
  readonly types: MetricTypes;
  readonly onAction: ((request: TriggerRequest) => void) | undefined;
}

/** What became of the triggers of an alert, and what can be done with them. */
export function AlertTriggers({ page, readPage, types, onAction, ...list }: AlertTriggersProps) {
  const rows = useMemo(() => mapRemote(page, nameRows), [page]);
  const { status } = list.view;
  const empty = empties[status];
  const note = useFocusedNote(onAction === undefined);
  return (
    <section aria-label="Triggers" className={css.triggers}>
      <h2 className={css.title}>Triggers</h2>
      {!onAction && (
        <p ref={note} tabIndex={-1} className={css.note}>
          This service acknowledges and resolves all triggers of an alert at once, never just one.
        </p>
      )}
      <ResourceList
        {...list}
        page={rows}
        {...(readPage && { readPage: async (view: TriggerListView) => nameRows(await readPage(view)) })}
        title="Triggers"
        noun="trigger"
        hasHeader={false}
        definition={triggerListView}
        tabs={tabs}
        columns={triggerColumns(status, types)}
        {...(onAction &&
          status !== 'resolved' && {
            menuItems: (trigger: TriggerRow) => triggerMenuItems(trigger, onAction),
          })}
        csv={loadCsv}
        empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
      />
    </section>
  );
}
