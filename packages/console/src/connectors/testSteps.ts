/** What the steps of a connection test are called, and how a failed request reads as one. Loaded after the form. */
export { describeTestFailure, explainSteps, planTest } from '@millrace/ui/domain/connectors';
