import type { Meta } from '@storybook/react-vite';
import { shiftsIn, type Unknowable } from './layoutShift.stories.data.tsx';

/** What moves on a phone only, where it is below what nothing can know, or wraps below it. */
const unknowable: Unknowable = {
  // Whether archived hooks are attached, which need a filter.
  'AttachedHooks.Loading': /^(?:button Attach hook|h2 Hooks)$/,
  'PipelineHooksScreen.Loading': /^h2 Hooks$/,
  'PipelineHooksScreen.HooksLoading': /^(?:button Attach hook|h2 Hooks)$/,
  // How long the configuration is, how many pipelines use it, and how many hooks are attached.
  'ConnectorDetailScreen.Loading': /Last test$/,
  'ConnectorDetailScreen.PartsLoading': /Last test$/,
  'ConnectorDetailScreen.PipelinesLoading': /Last test$/,
  // How much needs attention.
  'HomeScreen.Loading':
    /^(?:a (?:Open usage|All by age)|(?:h2|header) (?:Volume|Recent activity|Oldest data))/,
  // How many lines the sentence of its state has.
  'AlertOverviewScreen.LoadingAlert': /^tab /,
  'AlertOverviewScreen.Slow': /^tab /,
  // How many metrics there are.
  'AlertSettingsScreen.Loading': /How alerts work$|^tab |^h2 Alert$/,
  'AlertSetupScreen.MetricsLoading': /How alerts work$|Alert runs this month$|See plans$/,
};
const onPhone = (folder: string) => shiftsIn(folder, undefined, unknowable);

/** Hidden from the book: the same on a phone. */
const meta = {
  title: 'Library/Layout shift on a phone',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;
export default meta;

export const Patterns = onPhone('patterns');
export const Forms = onPhone('forms');
export const Modals = onPhone('modals');
export const SigningIn = onPhone('screens/auth');
export const Connectors = onPhone('screens/connectors');
export const Observability = onPhone('screens/observability');
export const Pipelines = onPhone('screens/pipelines');
export const Settings = onPhone('screens/settings');
export const Setup = onPhone('screens/setup');
export const Shell = onPhone('screens/shell');
