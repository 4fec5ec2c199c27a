import { refusal } from '../core/refusal.ts';
import type { MappingRow, PipelineRow } from '../tables/pipelineRows.ts';
import type { World } from '../world/world.ts';
import { hasSchema } from './replications.ts';

const lackOf = ({ source_id, destination_id }: PipelineRow, hasTable: boolean): string[] =>
  [
    source_id === null ? 'a source' : '',
    destination_id === null ? 'a destination' : '',
    hasTable ? '' : 'at least one table',
  ].filter(Boolean);

/** What a pipeline needs before it can start, as words of a sentence. */
export const missingOf = (world: World, row: PipelineRow): string[] => lackOf(row, hasSchema(world, row));

/** A pipeline starts once it has a source, a destination and a table to replicate. */
export function demandComplete(world: World, row: PipelineRow): void {
  const missing = missingOf(world, row);
  if (missing.length === 0) return;
  throw refusal.conflict(`This pipeline cannot start yet: it needs ${missing.join(' and ')}.`);
}

/**
 * A draft can be completed in any order; a started pipeline keeps what it needs.
 * @param mappings the changed ones; omitted if they do not change
 */
export function demandStillComplete(
  world: World,
  before: PipelineRow,
  after: PipelineRow,
  mappings: readonly MappingRow[] | undefined,
): void {
  if (before.status === 'draft') return;
  const lacked = missingOf(world, before);
  const hasTable = mappings ? mappings.some(({ selected }) => selected) : hasSchema(world, before);
  const missing = lackOf(after, hasTable).filter((thing) => !lacked.includes(thing));
  if (missing.length === 0) return;
  throw refusal.conflict(`A pipeline that is ${before.status} needs ${missing.join(' and ')}.`);
}

/** An archived connector is neither read nor loaded. */
export function demandEnds({ tables }: World, { source_id, destination_id }: PipelineRow): void {
  const ends = [
    { kind: 'source', node: tables.sources.get(source_id) },
    { kind: 'destination', node: tables.destinations.get(destination_id) },
  ];
  const archived = ends.flatMap(({ kind, node }) =>
    node?.status === 'archived' ? [`the ${kind} ${node.name}`] : [],
  );
  if (archived.length === 0) return;
  const [are, those] = archived.length === 1 ? ['is', 'it'] : ['are', 'them'];
  throw refusal.conflict(
    `Of this pipeline, ${archived.join(' and ')} ${are} archived. Restore ${those} first.`,
  );
}
