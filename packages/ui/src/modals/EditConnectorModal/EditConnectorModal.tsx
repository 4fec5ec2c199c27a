import type { Definition } from '../../domain/connectors/definition/define.ts';
import type { Pipeline } from '../../domain/entities/pipeline.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { offlineNote } from '../../internal/offlineNote.ts';
import * as namedList from '../../internal/namedList.css.ts';
import { PipelineStatusPill } from '../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import * as css from './EditConnectorModal.css.ts';

export interface EditConnectorModalProps {
  /** Whether the modal is open; controlled. */
  isOpen: boolean;
  /** Source or destination. */
  kind: Definition['kind'];
  /** The current name of the source or destination. */
  name: string;
  /**
   * The pipelines that use it, as they were when the dialog opened (T-32). The first few are named; `null` if unknown.
   */
  pipelines: readonly Pick<Pipeline, 'id' | 'name' | 'status'>[] | null;
  /** Whether `pipelines` are all that use it, or all except the one being set up. @default 'others' */
  scope?: 'all' | 'others';
  /** Offline, nothing is sent, and the modal says why (F1). @default false */
  isOffline?: boolean;
  /** Called to save the changes. */
  onConfirm(): void;
  /** Called to close the modal without saving, by its button, Escape or a press outside. */
  onClose(): void;
}

/** How many pipelines are named; more are counted. */
const mostNamed = 5;

const consequence = (
  kind: Definition['kind'],
  count: number | undefined,
  scope: NonNullable<EditConnectorModalProps['scope']>,
): string => {
  const pipeline = scope === 'others' ? 'other pipeline' : 'pipeline';
  return count === undefined
    ? `The list of ${pipeline}s that use this ${kind} failed to load. They use the new values once you save.`
    : `${formatQuantity(count, pipeline)} ${count === 1 ? 'uses this' : 'use this'} ${kind}. The new values apply to ${count === 1 ? 'it' : 'all of them'} once you save.`;
};

/** Confirms changes to a source or destination in use: names the pipelines, and says what changes for them. */
export function EditConnectorModal({
  isOpen,
  kind,
  name,
  pipelines,
  scope = 'others',
  isOffline = false,
  onConfirm,
  onClose,
}: EditConnectorModalProps) {
  const named = pipelines?.slice(0, mostNamed) ?? [];
  const unnamed = (pipelines?.length ?? 0) - named.length;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      tone="caution"
      icon={WarningIcon}
      title={`Save the changes to “${inSentence(name)}”?`}
      description={consequence(kind, pipelines?.length, scope)}
      note={offlineNote(isOffline)}
      footer={
        <>
          {/* The safe button has the focus: Enter must not change other pipelines by accident. */}
          <Button autoFocus onPress={onClose}>
            Cancel
          </Button>
          <Button tone="accent" variant="solid" isDisabled={isOffline} onPress={onConfirm}>
            Save changes
          </Button>
        </>
      }
    >
      {named.length > 0 && (
        <ul className={namedList.list} aria-label={`Pipelines that use this ${kind}`}>
          {named.map(({ id, name: pipeline, status }) => (
            <li key={id} className={namedList.item}>
              <span className={namedList.which}>
                <bdi translate="no" className={namedList.name}>
                  {pipeline}
                </bdi>
                <span className={css.id}>{`ID ${id}`}</span>
              </span>
              <PipelineStatusPill status={status} size="small" />
            </li>
          ))}
        </ul>
      )}
      {unnamed > 0 && <p className={css.more}>{`and ${formatCount(unnamed)} more`}</p>}
    </Dialog>
  );
}
