import { toId } from '@millrace/ui/domain/entities';
import { expect, test } from 'vitest';

import { afterConnector } from './setupRoutes.ts';

test.each([
  ['source', {}, 'pipelineCreateDestinationSelect'],
  ['source', { destinationId: toId<'destination'>(7) }, 'pipelineCreateDestinationReview'],
  ['destination', { destinationId: toId<'destination'>(7) }, 'pipelineCreateSchemaSettings'],
] as const)('after a %s, a pipeline with %o continues with %s (A-55)', (kind, pipeline, route) => {
  expect(afterConnector(kind, pipeline)).toBe(route);
});
