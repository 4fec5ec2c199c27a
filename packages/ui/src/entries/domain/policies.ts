/**
 * Access, billing, features, quotas and the steps of the wizard. Semver covers the names listed in
 * public-api.md.
 */
export {
  decideAccess,
  openedToken,
  type AccessDecision,
  type AccessQuestion,
  type Session,
} from '../../domain/policies/access.ts';
export { accessEndsAt, endedAccess, type EndedAccess } from '../../domain/billing/accessEnd.ts';
export { hasFullAccess, isSubscriptionValid } from '../../domain/billing/billing.ts';
export { billingNotice, type BillingNotice } from '../../domain/billing/billingNotice.ts';
export {
  billingStanding,
  billingState,
  type BillingStanding,
  type BillingState,
} from '../../domain/billing/billingState.ts';
export {
  audiencesIn,
  environments,
  readFeatureRules,
  type Environment,
  type FeatureRule,
  type FeatureRules,
} from '../../domain/entities/featureRules.ts';
export {
  featureToggles,
  isFeatureOn,
  type FeatureAudience,
  type FeatureAudiences,
  type FeatureToggle,
} from '../../domain/entities/features.ts';
export { feedbackLimit, feedbackProblem } from '../../domain/policies/feedback.ts';
export { addressesIn } from '../../domain/people/addressList.ts';
export {
  inviteProblem,
  judgeAddresses,
  mostInvited,
  type InviteAddress,
} from '../../domain/people/inviteAddresses.ts';
export {
  invitationRest,
  memberActions,
  memberEntity,
  memberEntityAt,
  memberRow,
  whyNotMember,
  type MemberAction,
  type MemberRow,
} from '../../domain/people/memberActions.ts';
export {
  currenciesOf,
  currentSubscription,
  describePrice,
  planName,
  preferredCurrency,
} from '../../domain/billing/plans.ts';
export { passwordProblems, passwordRules, type PasswordOwner } from '../../domain/people/password.ts';
export {
  countryCodeProblem,
  emailProblem,
  isEmailAddress,
  personNameProblem,
  telephoneProblem,
} from '../../domain/people/personFields.ts';
export {
  canCreateAlert,
  isFreeQuotaExhausted,
  isPaidQuotaExhausted,
  isWithinQuota,
} from '../../domain/observability/quota.ts';
export { quotaNotice, type QuotaNotice } from '../../domain/observability/quotaNotice.ts';
export {
  canUser,
  mayDo,
  userActions,
  whyNotUser,
  type UserAction,
  type UserActionQuestion,
} from '../../domain/people/userActions.ts';
export {
  activeWizardStep,
  continueSetupLabel,
  continueSetupRoute,
  nextWizardStep,
  previousWizardRoute,
  wizardRoutes,
  wizardSteps,
  type Draft,
  type WizardStep,
} from '../../domain/policies/wizardSteps.ts';
export { countRefused, type ListedConnector } from '../../domain/evidence/refusedConnectors.ts';
export {
  deletionMarkIn,
  loadedTables,
  pairRowCounts,
  rowCountMetric,
  type CountedTable,
  type RowCount,
} from '../../domain/evidence/countedTables.ts';
export { compareTables, type CountComparison, type CountVerdict } from '../../domain/evidence/rowCounts.ts';
export {
  healthRule,
  pipelineEvidence,
  pipelineState,
  type PipelineState,
} from '../../domain/evidence/pipelineEvidence.ts';
export { alertEvidence, alertRule, type AlertEvidenceOptions } from '../../domain/evidence/alertEvidence.ts';
export { metricEvidence, metricRule } from '../../domain/evidence/metricEvidence.ts';
