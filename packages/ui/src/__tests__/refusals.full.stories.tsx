import type { Meta } from '@storybook/react-vite';
import { refusedIn } from './refusals.stories.data.tsx';

/** The same for the button that sends of every modal and screen. Forms are sent by these. */
const meta = {
  title: 'Library/Refusals everywhere',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;

export const Modals = refusedIn({ folders: ['modals'] });
export const SigningIn = refusedIn({ folders: ['screens/auth'] });
export const Connectors = refusedIn({ folders: ['screens/connectors', 'screens/setup'] });
export const Observability = refusedIn({ folders: ['screens/observability'] });
export const Pipelines = refusedIn({ folders: ['screens/pipelines'] });
export const Settings = refusedIn({ folders: ['screens/settings'] });
