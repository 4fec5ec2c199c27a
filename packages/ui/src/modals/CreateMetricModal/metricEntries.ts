import type { SchemaColumn } from '../../domain/entities/schema.ts';
import type { MetricDraft, MetricField } from '../../domain/observability/metricForm.ts';

/** What every part of the form gets. */
export interface MetricEntries {
  readonly draft: MetricDraft;
  /** The columns of the chosen table. */
  readonly columns: readonly SchemaColumn[];
  readonly isReadOnly: boolean;
  /** The error to show at an entry. */
  readonly errorAt: (field: MetricField) => string | undefined;
  readonly change: (change: Partial<MetricDraft>) => void;
}
