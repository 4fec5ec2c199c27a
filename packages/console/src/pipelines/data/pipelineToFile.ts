import { getDestination, getPipeline, getSource } from '@millrace/ui/contract';
import type { Pipeline, PipelineDetail } from '@millrace/ui/domain/entities';
import { pipelineFileName, pipelineFileOf, writePipelineFile } from '@millrace/ui/domain/pipelineFile';
import { saveFile } from '@millrace/ui/saveFile';

import type { WriteContext } from '../../writes/write.ts';

interface End {
  readonly id: number;
  readonly name: string;
  readonly type: string;
}

/** What names a connector. Its configuration never gets into the file. */
const endOf = <Id extends number>(connector: { readonly id: Id } & End) => ({
  id: connector.id,
  name: connector.name,
  type: connector.type,
});

/** The pipeline with the names of its source and destination, which a service may leave out. */
async function withEnds({ client }: WriteContext, pipeline: PipelineDetail): Promise<PipelineDetail> {
  const { sourceId, destinationId } = pipeline;
  const [source, destination] = await Promise.all([
    pipeline.source ?? (sourceId ? client(getSource, { id: sourceId }).then(endOf) : undefined),
    pipeline.destination ??
      (destinationId ? client(getDestination, { id: destinationId }).then(endOf) : undefined),
  ]);
  return { ...pipeline, ...(source && { source }), ...(destination && { destination }) };
}

/** The settings of a pipeline as the text of a file, as they are now. */
export async function pipelineToFile(context: WriteContext, { id }: Pick<Pipeline, 'id'>): Promise<string> {
  const pipeline = await context.client(getPipeline, { id });
  return writePipelineFile(pipelineFileOf(await withEnds(context, pipeline)));
}

/** Downloads the settings of a pipeline as a file. */
export async function downloadPipeline(
  context: WriteContext,
  pipeline: Pick<Pipeline, 'id' | 'name'>,
): Promise<void> {
  saveFile(pipelineFileName(pipeline.name), 'application/json', await pipelineToFile(context, pipeline));
}
