import { connectorScreens } from './connectors.ts';
import { defineScreens } from '../../router/screens.ts';

const source = connectorScreens('source');

export const sourceScreens = defineScreens({
  sourcesList: {
    title: 'Sources',
    load: async () => (await import('../../connectors/area/SourcesListContainer.tsx')).SourcesListContainer,
  },
  sourceCreateSelect: source.select,
  sourceCreatePrerequisites: source.prerequisites,
  sourceCreateDetails: source.details,
  sourceDetail: source.detail,
  sourceEdit: source.edit,
  oauthCallback: {
    title: 'Signed in',
    load: async () => (await import('../../connectors/signIn/OAuthReturnContainer.tsx')).OAuthReturnContainer,
  },
});
