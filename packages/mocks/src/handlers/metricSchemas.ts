import {
  getDestinationMetricSchema,
  getSourceMetricSchema,
  listDestinationMetricSchemas,
} from '@millrace/ui/contract';
import * as storeSchemas from '../service/observability/storeSchemas.ts';
import { answer } from './http/answer.ts';

export const metricSchemaHandlers = {
  getSourceMetricSchema: answer(getSourceMetricSchema, ({ world, params }) =>
    storeSchemas.ofSource(world, params.id),
  ),
  listDestinationMetricSchemas: answer(listDestinationMetricSchemas, ({ world, query, request }) =>
    storeSchemas.ofDestinations(world, query, request),
  ),
  getDestinationMetricSchema: answer(getDestinationMetricSchema, ({ world, params }) =>
    storeSchemas.ofDestination(world, params.id),
  ),
};
