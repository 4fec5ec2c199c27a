import type { metricSchemaHandlers } from '../metricSchemas.ts';
import { nobody, type Outcomes } from './outcome.ts';

export const metricSchemaOutcomes: Outcomes<typeof metricSchemaHandlers> = {
  getSourceMetricSchema: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
    { status: 401, at: { id: '1' }, ...nobody },
  ],
  listDestinationMetricSchemas: [
    { status: 200 },
    { status: 200, query: '?search=lake&page_size=1&ordering=-name' },
    { status: 404, query: '?page=99' },
    { status: 401, ...nobody },
  ],
  getDestinationMetricSchema: [
    { status: 200, at: { id: '1' } },
    { status: 404, at: { id: '999' } },
    { status: 401, at: { id: '1' }, ...nobody },
  ],
};
