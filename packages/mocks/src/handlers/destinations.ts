import {
  createDestination,
  deleteDestination,
  getDestination,
  listDestinations,
  setDestinationStatus,
  testDestinationConnection,
  testSavedDestination,
  updateDestination,
} from '@millrace/ui/contract';
import { destinations } from '../service/connectors/nodeKinds.ts';
import { answer } from './http/answer.ts';
import { nodeReplies } from './nodeReplies.ts';

const replies = nodeReplies(destinations);

export const destinationHandlers = {
  listDestinations: answer(listDestinations, replies.list),
  getDestination: answer(getDestination, replies.get),
  createDestination: answer(createDestination, replies.create),
  updateDestination: answer(updateDestination, replies.update),
  deleteDestination: answer(deleteDestination, replies.remove),
  setDestinationStatus: answer(setDestinationStatus, replies.setStatus),
  testDestinationConnection: answer(testDestinationConnection, replies.testTyped),
  testSavedDestination: answer(testSavedDestination, replies.testSaved),
};
