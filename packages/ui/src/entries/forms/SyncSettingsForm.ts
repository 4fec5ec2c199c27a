export { SyncPreview, type SyncPreviewProps } from '../../forms/SyncSettingsForm/SyncPreview.tsx';
export {
  SyncSettingsForm,
  type SyncSettingsFormProps,
} from '../../forms/SyncSettingsForm/SyncSettingsForm.tsx';
