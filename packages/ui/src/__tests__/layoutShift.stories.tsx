import type { Meta } from '@storybook/react-vite';
import { isPipelineSettings, shiftsIn } from './layoutShift.stories.data.tsx';

/**
 * Hidden from the book: each component that loads, before and after. What both states show must not move, and must not
 * lose the focus.
 */
const meta = {
  title: 'Library/Layout shift',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta;
export default meta;

export const Patterns = shiftsIn('patterns');
export const Forms = shiftsIn('forms');
export const Modals = shiftsIn('modals');
export const SigningIn = shiftsIn('screens/auth');
export const Connectors = shiftsIn('screens/connectors');
export const Observability = shiftsIn('screens/observability');
export const Pipelines = shiftsIn('screens/pipelines', (component) => !isPipelineSettings(component));
export const PipelineSettings = shiftsIn('screens/pipelines', isPipelineSettings);
export const Settings = shiftsIn('screens/settings');
export const Setup = shiftsIn('screens/setup');
export const Shell = shiftsIn('screens/shell');
