import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { canPipeline } from '../../../domain/pipelines/pipelineActions.ts';

/** Why the settings of a pipeline cannot be changed, as a sentence; `undefined` if they can. */
export const whyReadOnly = (pipeline: Pick<Pipeline, 'status'>): string | undefined =>
  canPipeline('rename', pipeline)
    ? undefined
    : 'This pipeline is archived. Restore it to change its settings.';
