/** The frame of the settings screens (spec §2). */
export {
  SettingsFrame,
  settingsSections,
  type SettingsFrameProps,
  type SettingsHrefs,
  type SettingsPageProps,
  type SettingsSection,
} from '../../screens/settings/SettingsFrame/SettingsFrame.tsx';
