export {
  SchemaSettingsScreen,
  type SchemaSettingsScreenProps,
} from '../../screens/setup/SchemaSettingsScreen/SchemaSettingsScreen.tsx';
