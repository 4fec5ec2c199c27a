import type { Meta } from '@storybook/react-vite';
import { refusedIn } from './refusals.stories.data.tsx';

/** Hidden from the book: after every refusal the focus is where it was, the reason is announced, and Escape closes. */
const meta = {
  title: 'Library/Refusals',
  tags: ['!dev', '!autodocs'],
  // What was announced refers to components that are unmounted by the end.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;

export const Modals = refusedIn({
  folders: ['modals'],
  only: ['ActionModal', 'CreateHookModal', 'DuplicatePipelineModal', 'RenamePipelineModal'],
});
