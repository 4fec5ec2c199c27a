import { listPipelines, listRegions } from '@millrace/ui/contract';
import type { ConnectorKind, Pipeline } from '@millrace/ui/domain/entities';
import { inSentence } from '@millrace/ui/domain/text';
import { CreatePipelineModal } from '@millrace/ui/modals/CreatePipelineModal';
import { useQuery } from '@tanstack/react-query';
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';

import { read } from '../../data/read.ts';
import { toRemote } from '../../data/toRemote.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { loadCode } from '../../kit/loadCode.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { useNavigate } from '../../router/location.ts';
import { guessTimeZone } from '../../session/timeZone.ts';
import { useWrite } from '../../writes/useWrite.ts';
import type { Write } from '../../writes/write.ts';
import { connectorIdOf, hrefOfPipeline } from '../data/hrefOfPipeline.ts';
import { createDraftPipeline, pipelinesNamed, type NewPipeline } from '../data/pipelineWrites.ts';

/**
 * The name from a create dialog that closed because its page was left. The next dialog starts with it.
 */
const keptPipelineNameAtom = atom('');

interface CreatePipelineContainerProps {
  /** The source or destination of the new pipeline. */
  readonly from?: { readonly kind: ConnectorKind; readonly connector: { readonly id: number } };
  readonly onClose: () => void;
}

/**
 * Creates a pipeline with its first connector, then finds the next step of the setup. If the connector could
 * not be attached, the person can choose it in that step.
 */
const createWith = (from: CreatePipelineContainerProps['from']): Write<NewPipeline, Pipeline, unknown> => ({
  ...createDraftPipeline,
  words: { failed: createDraftPipeline.words.failed },
  hasFollowing: () => from !== undefined,
  async perform(context, input) {
    const pipeline = await createDraftPipeline.perform(context, input);
    if (!from) return pipeline;
    const { kind, connector } = from;
    return loadCode(() => import('../data/attachConnector.ts'))
      .then(({ attachConnector }) =>
        attachConnector.perform(context, { kind, pipeline, connectorId: connector.id }),
      )
      .catch(() => pipeline);
  },
});

/**
 * Creates a pipeline and continues with its setup. If the page was left, a toast reports the result instead
 * (A-74).
 */
export function CreatePipelineContainer({ from, onClose }: CreatePipelineContainerProps) {
  const isOffline = !useIsOnline();
  const navigate = useNavigate();
  const toasts = useAtomValue(toastsAtom);
  const regions = useQuery(read(listRegions, {}));
  const initialName = useStore().get(keptPipelineNameAtom);
  const keepName = useSetAtom(keptPipelineNameAtom);
  const close = () => {
    keepName('');
    onClose();
  };
  const [leftName, setLeftName] = useState('');
  const alike = useQuery({
    ...read(listPipelines, leftName === '' ? undefined : pipelinesNamed(leftName)),
    retry: false,
  }).data?.rows;
  const create = useWrite(createWith(from), {
    subject: null,
    isInline: true,
    presence: 'component',
    words: {
      failed: createDraftPipeline.words.failed,
      done: (pipeline) => ({
        title: `“${inSentence(pipeline.name)}” was created.`,
        action: { label: 'Continue setup', href: hrefOfPipeline(pipeline) },
      }),
    },
    onDone(pipeline, isCurrent) {
      keepName('');
      if (from && connectorIdOf(pipeline, from.kind) === undefined) {
        toasts.show({
          tone: 'critical',
          title: `The ${from.kind} could not be added to “${inSentence(pipeline.name)}”.`,
          description: `Choose the ${from.kind} in its setup.`,
        });
      }
      if (!isCurrent) return;
      onClose();
      navigate(hrefOfPipeline(pipeline));
    },
  });
  return (
    <CreatePipelineModal
      isOpen
      regions={toRemote(regions)}
      homeTimeZone={guessTimeZone()}
      takenNames={alike?.map(({ name }) => name) ?? []}
      initialName={initialName}
      onNameChange={keepName}
      onNameChosen={setLeftName}
      onSubmit={(wanted) => create.run({ ...wanted, before: alike ?? [] })}
      requestsOf={(wanted) => create.requests({ ...wanted, before: alike ?? [] })}
      isPending={create.isPending}
      isOffline={isOffline}
      problem={create.problem}
      onClose={close}
    />
  );
}
