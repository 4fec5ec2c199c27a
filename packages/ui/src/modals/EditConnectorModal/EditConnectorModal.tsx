import { useState } from 'react';
import type { Definition } from '../../domain/connectors/definition/define.ts';
import type { Connector } from '../../domain/entities/connector.ts';
import type { PipelineId } from '../../domain/entities/id.ts';
import type { Pipeline } from '../../domain/entities/pipeline.ts';
import { refusalOf } from '../../domain/evidence/connectorEvidence.ts';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { canPipeline } from '../../domain/pipelines/pipelineActions.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { offlineNote } from '../../internal/notes.ts';
import * as namedList from '../../internal/namedList.css.ts';
import { PipelineStatusPill } from '../../patterns/PipelineStatusPill/PipelineStatusPill.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { CloseButton } from '../../primitives/Dialog/CloseButton.tsx';
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
  pipelines: readonly Pipeline[] | null;
  /** Whether `pipelines` is incomplete, so that more may use it. @default false */
  hasMore?: boolean;
  /** Whether `pipelines` are all that use it, or all except the one being set up. @default 'others' */
  scope?: 'all' | 'others';
  /**
   * Whether stopped pipelines can be started once the changes are saved, because they may repair them. Only those that this
   * connector stopped are preselected: see `saved` and `repaired`. @default false
   */
  offersStart?: boolean;
  /** The connector as it is saved, which tells what pipelines it refused the access. @default none are preselected */
  saved?: Pick<Connector, 'name' | 'lastTest'> & { readonly type: string };
  /** The failed pipeline that led to the form. It is preselected too. */
  repaired?: PipelineId | undefined;
  /** Offline, nothing is sent, and the modal says why (F1). @default false */
  isOffline?: boolean;
  /** Called to save the changes. @param start the pipelines to start afterwards; none unless `offersStart` */
  onConfirm(start: readonly PipelineId[]): void;
  /** Called to close the modal without saving, by its button, Escape or a press outside. */
  onClose(): void;
}

/** How many pipelines are named; more are counted. */
const mostNamed = 5;
/** How many stopped pipelines can be chosen. The others are started from their list. */
const mostStarted = 20;

/** The pipelines that this connector stopped, as far as is known. */
const stoppedBy = ({
  kind,
  saved,
  repaired,
  pipelines,
}: EditConnectorModalProps): ReadonlySet<PipelineId> => {
  const refused = saved && refusalOf(kind, saved, pipelines ?? [])?.pipelines;
  const led = pipelines?.filter(({ id, status }) => id === repaired && status === 'errored');
  return new Set([...(led ?? []), ...(refused ?? [])].map(({ id }) => id));
};

/** The pipelines that can be started: those of the cause first, then other failed ones. */
const startable = (pipelines: readonly Pipeline[], ofCause: ReadonlySet<PipelineId>): readonly Pipeline[] => {
  const rank = ({ id, status }: Pipeline) => (ofCause.has(id) ? 0 : status === 'errored' ? 1 : 2);
  return pipelines
    .filter((pipeline) => canPipeline('resume', pipeline))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, mostStarted);
};

interface StartChoiceProps {
  pipelines: readonly Pipeline[];
  chosen: ReadonlySet<PipelineId>;
  onChange(chosen: ReadonlySet<PipelineId>): void;
}

/** The stopped pipelines, each with a checkbox. */
function StartChoice({ pipelines, chosen, onChange }: StartChoiceProps) {
  return (
    <section className={css.start}>
      <h3 className={css.heading}>Then start</h3>
      <p className={css.more}>Syncing continues from where it stopped. Nothing is reloaded.</p>
      <ul className={namedList.list} aria-label="Pipelines to start">
        {pipelines.map(({ id, name, status }) => (
          <li key={id} className={namedList.item}>
            <Checkbox
              isSelected={chosen.has(id)}
              onChange={(isChosen) =>
                onChange(new Set(isChosen ? [...chosen, id] : [...chosen].filter((each) => each !== id)))
              }
            >
              <bdi translate="no" className={namedList.name}>
                {name}
              </bdi>
            </Checkbox>
            <PipelineStatusPill status={status} size="small" />
          </li>
        ))}
      </ul>
    </section>
  );
}

const consequence = (
  kind: Definition['kind'],
  count: number | undefined,
  scope: NonNullable<EditConnectorModalProps['scope']>,
  hasMore: boolean,
): string => {
  const pipeline = scope === 'others' ? 'other pipeline' : 'pipeline';
  if (!count && (count === undefined || hasMore)) {
    const state = count === undefined ? 'failed to load' : 'is incomplete';
    return `The list of ${pipeline}s that use this ${kind} ${state}. They use the new values once you save.`;
  }
  const quantity = `${hasMore ? 'At least ' : ''}${formatQuantity(count, pipeline)}`;
  return `${quantity} ${count === 1 ? 'uses this' : 'use this'} ${kind}. The new values apply to ${count === 1 && !hasMore ? 'it' : 'all of them'} once you save.`;
};

/** Confirms changes to a source or destination in use: names the pipelines, and says what changes for them. */
export function EditConnectorModal(props: EditConnectorModalProps) {
  const { isOpen, kind, name, pipelines, onConfirm, onClose } = props;
  const { scope = 'others', hasMore = false, offersStart = false, isOffline = false } = props;
  // What is ticked is the person's choice from then on.
  const [ofCause] = useState(() => stoppedBy(props));
  const stopped = offersStart ? startable(pipelines ?? [], ofCause) : [];
  const others = pipelines?.filter((pipeline) => !stopped.includes(pipeline)) ?? [];
  const named = others.slice(0, mostNamed);
  const unnamed = others.length - named.length;
  const [offered] = useState<ReadonlySet<PipelineId>>(
    () => new Set(stopped.map(({ id }) => id).filter((id) => ofCause.has(id))),
  );
  const [chosen, setChosen] = useState(offered);
  const start = stopped.map(({ id }) => id).filter((id) => chosen.has(id));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      hasChanges={chosen.size !== offered.size || [...chosen].some((id) => !offered.has(id))}
      role="alertdialog"
      tone="caution"
      icon={WarningIcon}
      title={`Save the changes to “${inSentence(name)}”?`}
      description={consequence(kind, pipelines?.length, scope, hasMore)}
      note={offlineNote(isOffline)}
      footer={
        <>
          {/* The safe button has the focus: Enter must not change other pipelines by accident. */}
          <CloseButton autoFocus>Cancel</CloseButton>
          <Button tone="accent" variant="solid" isDisabled={isOffline} onPress={() => onConfirm(start)}>
            {start.length === 0
              ? 'Save changes'
              : `Save and start ${formatQuantity(start.length, 'pipeline')}`}
          </Button>
        </>
      }
    >
      {stopped.length > 0 && <StartChoice pipelines={stopped} chosen={chosen} onChange={setChosen} />}
      {named.length > 0 && (
        <ul
          className={namedList.list}
          aria-label={`${stopped.length > 0 ? 'Other pipelines' : 'Pipelines'} that use this ${kind}`}
        >
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
