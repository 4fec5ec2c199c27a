import { connectorScreens } from './connectors.ts';
import { defineScreens } from '../../router/screens.ts';

const destination = connectorScreens('destination');

export const destinationScreens = defineScreens({
  destinationsList: destination.list,
  destinationCreateSelect: destination.select,
  destinationCreatePrerequisites: destination.prerequisites,
  destinationCreateDetails: destination.details,
  destinationDetail: destination.detail,
  destinationEdit: destination.edit,
});
