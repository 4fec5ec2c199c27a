import { getPipeline, updatePipeline, type Client } from '@millrace/ui/contract';
import { toId, type ConnectorKind, type PipelineDetail } from '@millrace/ui/domain/entities';
import { inSentence } from '@millrace/ui/domain/text';

import { confirmWrite } from '../../writes/confirmWrite.ts';
import type { Write } from '../../writes/write.ts';
import { connectorIdOf } from './hrefOfPipeline.ts';
import { cachePipeline } from './pipelineCommands.ts';

export interface AttachInput {
  readonly kind: ConnectorKind;
  readonly pipeline: Pick<PipelineDetail, 'id' | 'name'>;
  readonly connectorId: number;
}

const bodyOf = (kind: ConnectorKind, id: number) =>
  kind === 'source' ? { sourceId: toId<'source'>(id) } : { destinationId: toId<'destination'>(id) };

async function attachedPipeline(client: Client, { kind, pipeline, connectorId }: AttachInput) {
  const answered = await client(getPipeline, { id: pipeline.id });
  return connectorIdOf(answered, kind) === connectorId ? answered : null;
}

/** Makes a connector the source or destination of a pipeline. */
export const attachConnector: Write<AttachInput, PipelineDetail, Pick<AttachInput, 'kind' | 'pipeline'>> = {
  call: updatePipeline,
  key: ({ kind, pipeline }) => [pipeline.id, kind],
  async perform({ client, queryClient }, input) {
    const { kind, pipeline, connectorId } = input;
    const answered = await confirmWrite(
      () => client(updatePipeline, { id: pipeline.id, body: bodyOf(kind, connectorId) }),
      () => attachedPipeline(client, input),
    );
    cachePipeline(queryClient, answered);
    return answered;
  },
  words: {
    done: ({ name }, { kind }) => ({ title: `The ${kind} of “${inSentence(name)}” was changed.` }),
    failed: ({ kind, pipeline }) => ({
      title: `The ${kind} of “${inSentence(pipeline.name)}” could not be changed.`,
    }),
  },
};
