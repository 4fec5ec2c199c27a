import type { Pipeline } from '../../domain/entities/pipeline.ts';
import { pipelineHealth, type PipelineHealth } from '../../domain/pipelines/pipelineHealth.ts';
import { useNow } from '../PresentProvider/present.ts';

/** What is known now of whether a pipeline delivers, without its tables. */
export const usePipelineHealth = (pipeline: Pipeline): PipelineHealth => pipelineHealth(pipeline, useNow());
