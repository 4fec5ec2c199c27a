import type { PipelineEvent } from '@millrace/ui/domain/entities';

const levels = ['info', 'debug', 'debug', 'info', 'warning', 'error'] as const;
const tables = ['public.orders', 'public.customers', 'sales.events', 'audit.sessions'] as const;
const newest = Date.UTC(2026, 2, 4, 10);

/** A million lines, newest first. */
export const benchLines: readonly PipelineEvent[] = Array.from({ length: 1_000_000 }, (_, i) => ({
  id: 1_000_000 - i,
  at: new Date(newest - i * 7_000),
  level: levels[i % levels.length] ?? 'info',
  message: `Read ${(i * 7_919) % 10_000} records of ${tables[i % tables.length]}.`,
  step: 'read',
  collection: tables[i % tables.length] ?? null,
  details: null,
}));
