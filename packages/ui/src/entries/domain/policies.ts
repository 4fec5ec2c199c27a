/**
 * Access, billing, features, quotas and the steps of the wizard. Semver covers the names listed in
 * public-api.md.
 */
export {
  decideAccess,
  type AccessDecision,
  type AccessQuestion,
  type Session,
} from '../../domain/policies/access.ts';
export { accessEndsAt, endedAccess, type EndedAccess } from '../../domain/policies/accessEnd.ts';
export { hasFullAccess, isSubscriptionValid } from '../../domain/policies/billing.ts';
export { billingNotice, type BillingNotice } from '../../domain/policies/billingNotice.ts';
export {
  billingStanding,
  billingState,
  type BillingStanding,
  type BillingState,
} from '../../domain/policies/billingState.ts';
export {
  audiencesIn,
  environments,
  readFeatureRules,
  type Environment,
  type FeatureRule,
  type FeatureRules,
} from '../../domain/policies/featureRules.ts';
export {
  featureToggles,
  isFeatureOn,
  type FeatureAudience,
  type FeatureAudiences,
  type FeatureToggle,
} from '../../domain/policies/features.ts';
export { feedbackLimit, feedbackProblem } from '../../domain/policies/feedback.ts';
export { addressesIn } from '../../domain/policies/addressList.ts';
export {
  inviteProblem,
  judgeAddresses,
  mostInvited,
  type InviteAddress,
} from '../../domain/policies/inviteAddresses.ts';
export {
  invitationRest,
  memberActions,
  memberEntity,
  memberEntityAt,
  memberRow,
  whyNotMember,
  type MemberAction,
  type MemberRow,
} from '../../domain/policies/memberActions.ts';
export {
  currenciesOf,
  currentSubscription,
  describePrice,
  planName,
  preferredCurrency,
} from '../../domain/policies/plans.ts';
export { passwordProblems, passwordRules, type PasswordOwner } from '../../domain/policies/password.ts';
export {
  countryCodeProblem,
  emailProblem,
  isEmailAddress,
  personNameProblem,
  telephoneProblem,
} from '../../domain/policies/personFields.ts';
export {
  canCreateAlert,
  isFreeQuotaExhausted,
  isPaidQuotaExhausted,
  isWithinQuota,
} from '../../domain/policies/quota.ts';
export { quotaNotice, type QuotaNotice } from '../../domain/policies/quotaNotice.ts';
export {
  canUser,
  mayDo,
  userActions,
  whyNotUser,
  type UserAction,
  type UserActionQuestion,
} from '../../domain/policies/userActions.ts';
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
