import type { PipelineId } from '@millrace/ui/domain/entities';
import { paths, type RouteMatch } from '@millrace/ui/domain/routes';

import { useHasFeature } from '../../session/useHasFeature.ts';
import { usePipelinePage } from './usePipelinePage.ts';

/** The addresses of the views of a pipeline's settings. A view without one is not offered. */
export const settingsHrefs = (id: PipelineId) => ({
  schema: paths.pipelineSettings(id),
  maintenance: paths.pipelineMaintenance(id),
  sync: paths.pipelineSettings(id, { section: 'sync' }),
  general: paths.pipelineSettings(id, { section: 'general' }),
});

/** What every view of a pipeline's settings has in common: the page, and the addresses of the views. */
export function usePipelineSettings(id: PipelineId, match: RouteMatch) {
  const { frame, ...page } = usePipelinePage(id, match);
  const hasScript = useHasFeature()('etl_script');
  const script = hasScript ? { script: paths.pipelineSettings(id, { section: 'script' }) } : {};
  return { frame: { ...frame, settingsHrefs: { ...settingsHrefs(id), ...script } }, hasScript, ...page };
}
