import { toId, type HookPlace } from '@millrace/ui/domain/entities';
import { connectorPaths, paths } from '@millrace/ui/domain/routes';

/** The page that shows the hooks of a pipeline or source. */
export const hrefOfHookPlace = ({ entity, id }: HookPlace): string =>
  entity === 'pipeline' ? paths.pipelineHooks(toId<'pipeline'>(id)) : connectorPaths.source.detail(id);
