import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { showHidden } from '../../domain/text/hiddenCharacters.ts';
import { describeReload, type TableReload } from '../../domain/schema/tableReloads.ts';
import * as namedList from '../../internal/namedList.css.ts';
import { offlineNote } from '../../internal/notes.ts';
import { scrollStop } from '../../internal/scrollStop.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import * as css from './TableReloadsModal.css.ts';

export interface TableReloadsModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** The tables that the save loads from the start, each with the reason; at least one. */
  reloads: readonly TableReload[];
  /** Whether the pipeline runs. If not, the tables are loaded when it does. */
  isRunning: boolean;
  /** Offline, nothing is sent, and the modal says why (F1). @default false */
  isOffline?: boolean;
  /** Called to save. */
  onConfirm(): void;
  /** Called to save nothing, by the button, Escape or a press outside. */
  onClose(): void;
}

/** How many tables the list names. More are counted. */
const mostNamed = 100;

/** Shown before the tables of a pipeline are saved, if the change loads tables from the start. */
export function TableReloadsModal({
  isOpen,
  reloads,
  isRunning,
  isOffline = false,
  onConfirm,
  onClose,
}: TableReloadsModalProps) {
  const tables = formatQuantity(reloads.length, 'table');
  const [it, its] = reloads.length === 1 ? ['It is', 'its'] : ['They are', 'their'];
  const rest = reloads.length - mostNamed;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      tone="caution"
      icon={WarningIcon}
      title={`Save and load ${tables} from the start?`}
      description={`${it} read completely, and ${its} rows at the destination are replaced. ${
        isRunning ? 'Loading starts with the next sync.' : 'Loading starts when the pipeline runs again.'
      } Other tables continue.`}
      note={offlineNote(isOffline)}
      footer={
        <>
          {/* The safe button has the focus: Enter loads nothing. */}
          <Button autoFocus onPress={onClose}>
            Cancel
          </Button>
          <Button tone="accent" variant="solid" isDisabled={isOffline} onPress={onConfirm}>
            Save and load {tables}
          </Button>
        </>
      }
    >
      <ul ref={scrollStop} className={css.list} aria-label="Tables to load">
        {reloads.slice(0, mostNamed).map((reload) => (
          <li key={reload.table} className={namedList.item}>
            <bdi translate="no" className={namedList.name} title={showHidden(reload.table)}>
              {showHidden(reload.table)}
            </bdi>
            <span className={css.reason}>{describeReload(reload)}</span>
          </li>
        ))}
        {rest > 0 && <li className={namedList.item}>And {formatCount(rest)} more</li>}
      </ul>
    </Dialog>
  );
}
