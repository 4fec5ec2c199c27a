export {
  PrerequisitesScreen,
  type HelpArticle,
  type PrerequisitesScreenProps,
} from '../../screens/setup/PrerequisitesScreen/PrerequisitesScreen.tsx';
