export {
  SettingsFrame,
  type SettingsFrameProps,
  type SettingsHrefs,
  type SettingsPageProps,
  type SettingsSection,
} from '../../screens/settings/SettingsFrame/SettingsFrame.tsx';
