/**
 * The names of a connection test's steps, and how a failed request is shown as a result. Loaded after the
 * form.
 */
export { describeTestFailure, explainSteps, planTest } from '@millrace/ui/domain/connectors';
