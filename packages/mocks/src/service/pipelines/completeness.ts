import type { PipelineRow } from '../core/rows.ts';
import type { World } from '../core/world.ts';
import { hasSchema } from './replications.ts';

/** What a pipeline lacks before it can move anything, as words of a sentence. */
export const missingOf = (world: World, row: PipelineRow): string[] =>
  [
    row.source_id === null ? 'a source' : '',
    row.destination_id === null ? 'a destination' : '',
    hasSchema(world, row) ? '' : 'at least one table',
  ].filter(Boolean);
