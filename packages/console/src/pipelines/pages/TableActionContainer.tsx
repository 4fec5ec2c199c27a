import type { Pipeline } from '@millrace/ui/domain/entities';
import { tableEntity, tableItems, type TableAction, type TableRow } from '@millrace/ui/domain/schema';
import { ActionModal, type ActionOutcome } from '@millrace/ui/modals/ActionModal';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';

import { useIsOnline } from '../../data/useIsOnline.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { ignoreOutcome } from '../../writes/firstOf.ts';
import { useWrite } from '../../writes/useWrite.ts';
import { changeTables } from '../data/tableWrites.ts';

interface TableActionContainerProps {
  readonly action: TableAction;
  readonly pipeline: Pipeline;
  readonly rows: readonly TableRow[];
  /** Called with the tables that were changed. */
  readonly onClose: (changed: readonly string[]) => void;
}

/**
 * Confirms a change of tables. When all succeed, the dialog closes and a toast reports it. Otherwise the dialog lists
 * the failures. If the page is left, a toast reports the result (F4).
 */
export function TableActionContainer({ action, pipeline, rows, onClose }: TableActionContainerProps) {
  const { id, name } = pipeline;
  const [items] = useState(() => tableItems(rows));
  const toasts = useAtomValue(toastsAtom);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, ActionOutcome>>(new Map());
  /** Failed tables that are not tried again keep the dialog open. */
  const latest = useRef<ReadonlyMap<number, ActionOutcome>>(new Map());
  const doneOf = (all: ReadonlyMap<number, ActionOutcome>) =>
    items.filter((item) => all.get(item.id)?.state === 'done').map((item) => item.name);
  const change = useWrite(changeTables, {
    isInline: true,
    presence: 'component',
    onDone(failures, isInSight, input) {
      // The dialog itself shows the failures.
      const hasFailed =
        failures.length > 0 || [...latest.current.values()].some(({ state }) => state === 'failed');
      if (!isInSight || hasFailed) return;
      onClose(doneOf(latest.current));
      const notice = changeTables.words.done?.(failures, input);
      if (notice) toasts.show({ tone: 'positive', title: notice.title });
    },
  });
  return (
    <ActionModal
      isOpen
      entity={tableEntity}
      action={action}
      items={items}
      outcomes={outcomes}
      isOffline={!useIsOnline()}
      onConfirm={(chosen) =>
        change.run({
          id,
          name,
          action,
          items: chosen,
          onOutcome(item, outcome) {
            latest.current = new Map(latest.current).set(item, outcome);
            setOutcomes(latest.current);
          },
        })
      }
      requestsOf={(chosen) => change.requests({ id, name, action, items: chosen, onOutcome: ignoreOutcome })}
      onClose={() => onClose(doneOf(outcomes))}
    />
  );
}
