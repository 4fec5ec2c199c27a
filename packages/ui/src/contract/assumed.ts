/**
 * What the specification does not show, but screens would like. Every field here is optional on the wire; absent,
 * the screen leaves it out or draws a dash. The twin can be told to leave them all out, and one run of the tests is
 * done so.
 */
export const assumed = [
  { on: 'pipeline', field: 'source', shownIn: 'Pipelines list: race mark and route' },
  { on: 'pipeline', field: 'destination', shownIn: 'Pipelines list: race mark and route' },
  { on: 'pipeline', field: 'hourly_records', shownIn: 'Pipelines list: last 24 hours' },
  { on: 'pipeline', field: 'records_last_24h', shownIn: 'Pipelines list: records' },
  { on: 'pipeline', field: 'last_synced_at', shownIn: 'Pipelines list: last sync' },
  { on: 'pipeline', field: 'next_sync_at', shownIn: 'Pipeline overview: next sync' },
  { on: 'pipeline', field: 'last_error', shownIn: 'Pipelines list: reason beside the status' },
  { on: 'pipeline', field: 'created_at', shownIn: 'Pipeline overview' },
  { on: 'pipeline', field: 'rev', shownIn: 'nowhere: orders late events' },
  { on: 'page', field: 'counts', shownIn: 'Pipelines list: numbers on the tabs and the status strip' },
] as const;
