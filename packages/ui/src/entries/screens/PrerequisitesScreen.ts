export type { HelpArticle } from '../../patterns/ConnectorGuide/ConnectorGuide.tsx';
export {
  PrerequisitesScreen,
  type PrerequisitesScreenProps,
} from '../../screens/setup/PrerequisitesScreen/PrerequisitesScreen.tsx';
