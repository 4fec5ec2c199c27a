import type { TableRow } from '@millrace/ui/domain/schema';

/** A table that is replicated. */
export const tableRow = (table: string): TableRow => ({
  table,
  state: 'synced',
  status: 'synced',
  reason: null,
  records: null,
  position: null,
  lastLoadedAt: null,
  mapping: null,
});
