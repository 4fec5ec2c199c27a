import type { Meta } from '@storybook/react-vite';
import { shiftsIn } from './layoutShift.stories.data.tsx';

/** On a phone, they take as many lines as what has loaded needs: buttons beside a name, notes of tiles, charts. */
const wrapping = new Set([
  'AttachedHooks',
  'AttachHookModal',
  'BillingScreen',
  'ConnectorDetailScreen',
  'CreatePipelineModal',
  'HomeScreen',
  'HookScreen',
  'PipelineHooksScreen',
  'PipelineOverviewScreen',
  'PipelineTablesScreen',
  'SchemaImporter',
  'UsageScreen',
]);
const isSteady = (component: string) => !wrapping.has(component);

/** Hidden from the book: the same on a phone. */
const meta = {
  title: 'Library/Layout shift on a phone',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta;
export default meta;

export const Patterns = shiftsIn('patterns', isSteady);
export const Forms = shiftsIn('forms', isSteady);
export const Modals = shiftsIn('modals', isSteady);
export const SigningIn = shiftsIn('screens/auth', isSteady);
export const Connectors = shiftsIn('screens/connectors', isSteady);
export const Observability = shiftsIn('screens/observability', isSteady);
export const Pipelines = shiftsIn('screens/pipelines', isSteady);
export const Settings = shiftsIn('screens/settings', isSteady);
export const Setup = shiftsIn('screens/setup', isSteady);
export const Shell = shiftsIn('screens/shell', isSteady);
