import { createPipeline, listPipelines } from '@millrace/ui/contract';
import { freeCopyName, nameTaken, type Pipeline } from '@millrace/ui/domain/entities';
import { inSentence } from '@millrace/ui/domain/text';
import { DuplicatePipelineModal } from '@millrace/ui/modals/DuplicatePipelineModal';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { read } from '../../data/read.ts';
import { useIsOnline } from '../../data/useIsOnline.ts';
import { toastsAtom } from '../../kit/toasts.ts';
import { useNavigate } from '../../router/location.ts';
import { describeFailed } from '../../writes/failureToast.ts';
import { useWrite } from '../../writes/useWrite.ts';
import type { Write } from '../../writes/write.ts';
import { copyPipeline } from '../data/copyPipeline.ts';
import { hrefOfPipeline } from '../data/hrefOfPipeline.ts';
import { pipelinesNamed } from '../data/pipelineWrites.ts';

type Original = Pick<Pipeline, 'id' | 'name' | 'destination'>;

interface Copy extends Pick<Pipeline, 'id' | 'name'> {
  /** The name of the copy. */
  readonly wanted: string;
}

const duplicatePipeline: Write<Copy, Pipeline, Pick<Pipeline, 'id'>> = {
  call: createPipeline,
  key: ({ id }) => [id, 'copy'],
  perform: copyPipeline,
  hasFollowing: () => true,
  words: {
    done: (copy) => ({
      title: `“${inSentence(copy.name)}” was created.`,
      action: { label: 'Continue setup', href: hrefOfPipeline(copy) },
    }),
    failed: ({ name }, problem) => ({ title: describeFailed(name, 'duplicated', problem) }),
  },
};

const namedLike = (name: string) => ({ ...read(listPipelines, pipelinesNamed(name)), retry: false });

interface Props {
  readonly pipeline: Original;
  readonly onClose: () => void;
}

/** Duplicates a pipeline as a draft, then opens its setup. If the page was left, a toast links to it (F4). */
export function DuplicatePipelineContainer({ pipeline, onClose }: Props) {
  const { id, name } = pipeline;
  const isOffline = !useIsOnline();
  const navigate = useNavigate();
  const toasts = useAtomValue(toastsAtom);
  const firstName = freeCopyName(name, () => false);
  const copies = useQuery(namedLike(firstName)).data?.rows ?? [];
  const [leftName, setLeftName] = useState(firstName);
  const alike = useQuery(namedLike(leftName)).data?.rows ?? [];
  const duplicate = useWrite(duplicatePipeline, {
    subject: { id },
    isInline: true,
    presence: 'component',
    onDone(copy, isCurrent) {
      if (!isCurrent) return;
      toasts.show({ tone: 'positive', title: `“${inSentence(copy.name)}” was created.` });
      onClose();
      navigate(hrefOfPipeline(copy));
    },
  });
  return (
    <DuplicatePipelineModal
      name={name}
      suggestedName={freeCopyName(name, (candidate) => nameTaken(copies, candidate) !== undefined)}
      destinationName={pipeline.destination?.name}
      takenNames={alike.map((one) => one.name)}
      onNameLeft={setLeftName}
      onSubmit={(wanted) => duplicate.run({ id, name, wanted })}
      requestsOf={(wanted) => duplicate.requests({ id, name, wanted })}
      isPending={duplicate.isPending}
      isOffline={isOffline}
      problem={duplicate.problem}
      onClose={onClose}
    />
  );
}
