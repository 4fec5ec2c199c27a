import { comparableName } from '../../text/uniqueName.ts';
import type { FileConnector } from './pipelineFile.ts';

/**
 * The connector of this account that a file names: the same type and the same name. The id decides only between several
 * of them, because another account may have given it to something else.
 */
export function matchConnector<Each extends FileConnector>(
  wanted: FileConnector | undefined,
  connectors: readonly Each[],
): Each | undefined {
  if (!wanted) return undefined;
  const alike = connectors.filter(
    ({ name, type }) => type === wanted.type && comparableName(name) === comparableName(wanted.name),
  );
  return alike.find(({ id }) => id === wanted.id) ?? alike[0];
}
