import {
  createDestination,
  getDestination,
  listDestinations,
  setDestinationStatus,
  testDestinationConnection,
  testSavedDestination,
  updateDestination,
} from '@millrace/ui/contract';
import { destinations } from '../service/nodeRows.ts';
import * as nodes from '../service/nodes.ts';
import { answer } from './answer.ts';

export const destinationHandlers = {
  listDestinations: answer(listDestinations, ({ world, query, request }) =>
    nodes.list(world, destinations, query, request),
  ),
  getDestination: answer(getDestination, ({ world, params }) => nodes.get(world, destinations, params.id)),
  createDestination: answer(createDestination, ({ world, body, request }) =>
    nodes.create(world, destinations, body, request.signal),
  ),
  updateDestination: answer(updateDestination, ({ world, params, body }) =>
    nodes.update(world, destinations, params.id, body),
  ),
  setDestinationStatus: answer(setDestinationStatus, ({ world, params }) =>
    nodes.setStatus(world, destinations, params.id, params.status),
  ),
  testDestinationConnection: answer(testDestinationConnection, ({ world, body, request }) =>
    nodes.testTyped(world, destinations, body, request.signal),
  ),
  testSavedDestination: answer(testSavedDestination, ({ world, params, body, request }) =>
    nodes.testSaved(world, destinations, params.id, body, request.signal),
  ),
};
