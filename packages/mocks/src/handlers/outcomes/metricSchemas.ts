import type { metricSchemaHandlers } from '../metricSchemas.ts';
import { type Outcomes } from './outcome.ts';

export const metricSchemaOutcomes: Outcomes<typeof metricSchemaHandlers> = {
  getSourceMetricSchema: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
  listDestinationMetricSchemas: [
    { status: 200 },
    { status: 200, query: '?search=lake&page_size=1&ordering=-name' },
    { status: 404, query: '?page=99' },
  ],
  getDestinationMetricSchema: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
  ],
};
