import type { Meta } from '@storybook/react-vite';
import { closingOf } from './closing.stories.data.tsx';

/** Hidden from the book: an untouched dialog closes at once, and one with entries asks whether to discard them. */
const meta = {
  title: 'Library/Closing',
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;

export const Modals = closingOf({ isThorough: false });
