/**
 * The form engine: definitions, models, drafts and values. Semver covers the names listed in public-api.md.
 */
export { isMet } from '../../domain/forms/conditions.ts';
export {
  addressesCopiedMessage,
  chooseTunnel,
  connectSecurely,
  connectionTypes,
  createTunnel,
  directConnection,
  type Connection,
} from '../../domain/forms/connection.ts';
export { fieldsOf, type FormDefinition } from '../../domain/forms/definition.ts';
export type { SignInAnswer } from '../../domain/forms/fieldBase.ts';
export type { Field, FieldKind, FieldOf } from '../../domain/forms/fieldTypes.ts';
export type { FormValue, ValueOf } from '../../domain/forms/fieldValues.ts';
export { changesIn, type FormChange } from '../../domain/forms/formChanges.ts';
export { captureDraft, restoreDraft, type FormDraft } from '../../domain/forms/formDraft.ts';
export { createFormModel, type FormModelOptions } from '../../domain/forms/formModel.ts';
export { isInConfig } from '../../domain/forms/formValues.ts';
export type {
  FieldHandle,
  FieldState,
  FormModel,
  FormState,
  HasFeature,
  Observable,
  StoredForm,
} from '../../domain/forms/formState.ts';
export type { EtlScriptIds } from '../../domain/forms/etlScriptForm.ts';
export {
  alertForm,
  createAlertForm,
  joinMetrics,
  metricsIn,
  storedAlert,
  toAlert,
  toAlertChanges,
  type AlertSettings,
} from '../../domain/forms/alertForm.ts';
export {
  columnsOfDraft,
  draftOfMetric,
  emptyMetricDraft,
  metricErrors,
  parseStoreKey,
  toMetric,
  type ConditionDraft,
  type MetricBody,
  type MetricDraft,
  type MetricField,
} from '../../domain/forms/metricForm.ts';
export {
  hookForm,
  storedHook,
  toHook,
  toHookChanges,
  type CreateHookBody,
} from '../../domain/forms/hookForm.ts';
export {
  createProfileForm,
  passwordChangeForm,
  storedProfile,
  toPasswordChange,
  toProfile,
  type ProfileChange,
} from '../../domain/forms/profileForm.ts';
export { inviteForm } from '../../domain/forms/inviteForm.ts';
export { fieldAtLocation, labelOfLocation } from '../../domain/forms/locations.ts';
export { checkName, takenName, type NameCheck } from '../../domain/forms/nameCheck.ts';
export { pipelineNameForm } from '../../domain/forms/pipelineForm.ts';
export { offeredOptions } from '../../domain/forms/offeredOptions.ts';
export {
  isWireObject,
  parseJson,
  readPath,
  withPath,
  withoutPath,
  type Wire,
  type WireObject,
} from '../../domain/forms/paths.ts';
export {
  describePem,
  pemLimitBytes,
  readPem,
  type PemKind,
  type PemReading,
} from '../../domain/forms/pem.ts';
export { readJsonFile, type JsonContent, type ReadJson } from '../../domain/forms/serviceAccount.ts';
export { sslModes, type Ssl } from '../../domain/forms/ssl.ts';
export { subscribeToFields } from '../../domain/forms/subscribeToFields.ts';
export { validate, type ValidationContext } from '../../domain/forms/validate.ts';
export { readValue, writeValue } from '../../domain/forms/values.ts';
export {
  emailForm,
  invitedPersonForm,
  newPasswordForm,
  signupForm,
  toInvitedPerson,
  toNewPassword,
  toSignup,
  typedEmail,
} from '../../domain/forms/accountForms.ts';
