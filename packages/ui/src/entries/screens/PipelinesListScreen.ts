export {
  PipelinesListScreen,
  type PipelinesListScreenProps,
} from '../../screens/pipelines/PipelinesListScreen/PipelinesListScreen.tsx';
