import type { ConnectorKind } from '../entities/connector.ts';
import type { Pipeline } from '../entities/pipeline.ts';
import { refusalOf, type JudgedConnector } from './connectorEvidence.ts';

/** The id of the source or destination of a pipeline. */
const endOf = (kind: ConnectorKind, pipeline: Pipeline): number | null | undefined =>
  kind === 'source'
    ? (pipeline.sourceId ?? pipeline.source?.id)
    : (pipeline.destinationId ?? pipeline.destination?.id);

/** The pipelines among some that use a connector. */
export const usersOf = (
  kind: ConnectorKind,
  { id }: { readonly id: number },
  pipelines: readonly Pipeline[],
): readonly Pipeline[] => pipelines.filter((pipeline) => endOf(kind, pipeline) === id);

/** A connector as a list shows it. */
export type ListedConnector = JudgedConnector & { readonly id: number; readonly status: string };

/**
 * How many sources or destinations have refused pipelines that have stopped, by an error that names them. `undefined` if that
 * depends on one that is not known: a newer test of it may have passed.
 * @param failing all pipelines that have stopped
 * @param connectors those that are known
 */
export function countRefused(
  kind: ConnectorKind,
  failing: readonly Pipeline[],
  connectors: readonly ListedConnector[],
): number | undefined {
  const known = new Map(connectors.map((connector) => [connector.id, connector]));
  let refused = 0;
  for (const [id, pipelines] of Map.groupBy(failing, (pipeline) => endOf(kind, pipeline))) {
    if (typeof id !== 'number') continue;
    const connector = known.get(id) ?? pipelines.find((pipeline) => pipeline[kind])?.[kind];
    if (!connector || !refusalOf(kind, connector, pipelines)?.isNamed) continue;
    if (!('status' in connector)) return undefined;
    if (connector.status !== 'archived') refused += 1;
  }
  return refused;
}
