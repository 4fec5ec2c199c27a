/**
 * The form engine: definitions, models, drafts and values. Semver covers the names listed in public-api.md.
 */
export { isMet } from '../../domain/forms/definition/conditions.ts';
export {
  addressesCopiedMessage,
  addressesField,
  chooseTunnel,
  connectSecurely,
  connectionTypes,
  createTunnel,
  directConnection,
  type Connection,
} from '../../domain/forms/values/connection.ts';
export { fieldsOf, type FormDefinition } from '../../domain/forms/definition/definition.ts';
export type { SignInAnswer } from '../../domain/forms/definition/fieldBase.ts';
export type { Field, FieldKind, FieldOf } from '../../domain/forms/definition/fieldTypes.ts';
export type { FormValue, ValueOf } from '../../domain/forms/definition/fieldValues.ts';
export { changesIn, type FormChange } from '../../domain/forms/model/formChanges.ts';
export { captureDraft, restoreDraft, type FormDraft } from '../../domain/forms/model/formDraft.ts';
export { createFormModel, type FormModelOptions } from '../../domain/forms/model/formModel.ts';
export { changeInQuery, type ChangeDetails } from '../../domain/forms/changes/changedSettings.ts';
export {
  enterRestoration,
  planRestoration,
  type ChangedAgain,
  type LaterChange,
  type OldValue,
  type Restoration,
} from '../../domain/forms/changes/restoration.ts';
export { isInConfig } from '../../domain/forms/model/formValues.ts';
export type {
  FieldHandle,
  FieldState,
  FormModel,
  FormState,
  HasFeature,
  Observable,
  SecretAgain,
  SecretLoss,
  StoredForm,
} from '../../domain/forms/model/formState.ts';
export type { EtlScriptIds } from '../../domain/hooks/etlScriptForm.ts';
export {
  alertForm,
  createAlertForm,
  joinMetrics,
  leftOutRecipients,
  metricsIn,
  settleAlert,
  storedAlert,
  toAlert,
  toAlertChanges,
  type AlertSettings,
} from '../../domain/observability/alertForm.ts';
export {
  columnsOfDraft,
  draftOfMetric,
  emptyMetricDraft,
  type MeasuredMetric,
  metricErrors,
  parseStoreKey,
  toMetric,
  type ConditionDraft,
  type MetricBody,
  type MetricDraft,
  type MetricField,
} from '../../domain/observability/metricForm.ts';
export {
  hookForm,
  storedHook,
  toHook,
  toHookChanges,
  type CreateHookBody,
} from '../../domain/hooks/hookForm.ts';
export {
  createProfileForm,
  passwordChangeForm,
  storedProfile,
  toPasswordChange,
  toProfile,
  type ProfileChange,
} from '../../domain/people/profileForm.ts';
export { inviteForm } from '../../domain/people/inviteForm.ts';
export { fieldAtLocation, labelOfLocation } from '../../domain/forms/model/locations.ts';
export { checkName, takenName, type NameCheck } from '../../domain/forms/model/nameCheck.ts';
export { pipelineNameForm } from '../../domain/pipelines/pipelineForm.ts';
export { offeredOptions } from '../../domain/forms/model/offeredOptions.ts';
export {
  isWireObject,
  parseJson,
  readPath,
  withPath,
  withoutPath,
  type Wire,
  type WireObject,
} from '../../domain/json/paths.ts';
export {
  describePem,
  pemLimitBytes,
  readPem,
  type PemKind,
  type PemReading,
} from '../../domain/forms/keys/pem.ts';
export { readJsonFile, type JsonContent, type ReadJson } from '../../domain/forms/keys/serviceAccount.ts';
export { sslModes, type Ssl } from '../../domain/forms/values/ssl.ts';
export { subscribeToFields } from '../../domain/forms/model/subscribeToFields.ts';
export { validate, type ValidationContext } from '../../domain/forms/model/validate.ts';
export { readValue, writeValue } from '../../domain/forms/model/values.ts';
export {
  emailForm,
  invitedPersonForm,
  newPasswordForm,
  signupForm,
  toInvitedPerson,
  toNewPassword,
  toSignup,
  typedEmail,
} from '../../domain/people/accountForms.ts';
