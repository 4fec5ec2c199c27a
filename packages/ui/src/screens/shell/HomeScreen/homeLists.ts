import type { PipelineStatus } from '../../../domain/entities/pipeline.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { settingsPaths } from '../../../domain/routes/settingsPaths.ts';
import { pipelineListView, type PipelineListView } from '../../../domain/views/pipelineList.ts';

const list = (part: Partial<PipelineListView>): string =>
  paths.pipelinesList(pipelineListView.write({ ...pipelineListView.defaults, ...part }));

/** The address of the list that a number of the home page counts. */
export const homeLists = {
  ofStatus: (status: Exclude<PipelineStatus, 'archived'>) => list({ statuses: [status] }),
  /** The errored pipelines, of one source or destination. */
  errored: (of: Pick<PipelineListView, 'sourceId' | 'destinationId'>) =>
    list({ statuses: ['errored'], ...of }),
  /** The pipelines that synced the longest ago first. */
  oldest: list({ sort: { by: 'last_synced_at', isDescending: false } }),
  usage: settingsPaths.usage(),
  triggers: paths.observability(),
} as const;
