import { deletePipeline, setPipelineStatus } from '@millrace/ui/contract';
import { pipelineEntity, problemOf, type Pipeline, type PipelineCommand } from '@millrace/ui/domain';
import { ActionModal, type ActionOutcome } from '@millrace/ui/modals/ActionModal';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { deselectPipelinesAtom } from './selection.ts';
import { toastsAtom } from '../data/toasts.ts';
import { useIsOnline } from '../data/useIsOnline.ts';
import { commandPipeline } from '../data/pipelines/pipelineCommands.ts';
import { removePipeline } from '../data/pipelines/pipelineWrites.ts';
import { bulkKey } from '../data/refetches.ts';
import { useWrite } from '../data/useWrite.ts';
import type { Write } from '../data/write.ts';
import { describeCommandEnd, type FailedCommand } from './describeCommandEnd.ts';

interface Props {
  readonly action: PipelineCommand;
  readonly pipelines: readonly Pipeline[];
  readonly onClose: () => void;
}

interface Chosen {
  readonly pipelines: readonly Pipeline[];
  readonly onOutcome: (id: number, outcome: ActionOutcome) => void;
}

/** How long an undo is offered, in milliseconds: longer than a toast without a button. */
const undoMs = 10_000;

/** What undoes an archiving: a pipeline that was running is resumed as well, since it comes back paused. */
const stepsBack = ({ status }: Pipeline): readonly PipelineCommand[] =>
  status === 'running' || status === 'starting' ? ['restore', 'resume'] : ['restore'];

/** Commands pipelines, one after the other. A failure does not stop the others. */
const commandPipelines = (
  action: PipelineCommand,
  stepsOf: (pipeline: Pipeline) => readonly PipelineCommand[],
): Write<Chosen, readonly FailedCommand[], unknown> => ({
  call: action === 'delete' ? deletePipeline : setPipelineStatus,
  key: () => [bulkKey],
  async perform(context, { pipelines, onOutcome }) {
    for (const { id } of pipelines) onOutcome(id, { state: 'pending' });
    const failures: FailedCommand[] = [];
    for (const pipeline of pipelines) {
      const { id, name } = pipeline;
      try {
        for (const step of stepsOf(pipeline)) {
          if (step === 'delete') await removePipeline.perform(context, { id, name });
          else await commandPipeline.perform(context, { id, name, action: step });
        }
        onOutcome(id, { state: 'done' });
      } catch (thrown) {
        const problem = problemOf(thrown);
        failures.push({ pipeline, problem });
        onOutcome(id, { state: 'failed', problem });
      }
    }
    return failures;
  },
  words: {
    done: (failures, { pipelines }) => describeCommandEnd(action, pipelines, failures),
    failed: ({ pipelines }, problem) =>
      describeCommandEnd(
        action,
        pipelines,
        pipelines.map((pipeline) => ({ pipeline, problem })),
      ),
  },
});

const undoArchiving = commandPipelines('restore', stepsBack);

/**
 * Asks, then commands one pipeline after the other. When all succeed, the dialog closes and a toast reports it, with an
 * undo for archiving; otherwise the dialog says what failed, and those pipelines stay selected. Where its page is left
 * meanwhile, the commands go on and a toast reports their end (F4).
 */
export function PipelinesActionContainer({ action, pipelines, onClose }: Props) {
  const isOffline = !useIsOnline();
  const toasts = useAtomValue(toastsAtom);
  const deselect = useSetAtom(deselectPipelinesAtom);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, ActionOutcome>>(new Map());
  const onOutcome = (id: number, outcome: ActionOutcome) => {
    setOutcomes((before) => new Map(before).set(id, outcome));
    if (outcome.state === 'done') deselect([id]);
  };
  // It runs after the dialog has closed, from its toast.
  const undo = useWrite(undoArchiving, { presence: 'component' });
  const write = commandPipelines(action, () => [action]);
  const command = useWrite(write, {
    isInline: true,
    presence: 'component',
    // A success is always told, here: an archiving with its undo.
    words: { failed: write.words.failed },
    onDone(failures, isInSight, { pipelines: chosen }) {
      // The dialog itself says what failed.
      if (failures.length > 0 && isInSight) return;
      if (isInSight) onClose();
      const toast = {
        tone: 'success' as const,
        ...describeCommandEnd(action, chosen, failures),
        action: undefined,
      };
      if (failures.length > 0 || action !== 'archive') toasts.show(toast);
      else {
        const back = { label: 'Undo', onPress: () => undo.run({ pipelines: chosen, onOutcome }) };
        toasts.show({ ...toast, action: back }, { duration: undoMs });
      }
    },
  });
  return (
    <ActionModal
      isOpen
      entity={pipelineEntity}
      action={action}
      items={pipelines}
      outcomes={outcomes}
      isOffline={isOffline}
      onConfirm={(chosen) => command.run({ pipelines: chosen, onOutcome })}
      onClose={onClose}
    />
  );
}
