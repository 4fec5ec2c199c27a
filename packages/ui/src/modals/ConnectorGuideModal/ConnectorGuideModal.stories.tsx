import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { failed, ready } from '../../domain/remote.ts';
import { goodArticle } from '../../patterns/ConnectorGuide/ArticleBody.stories.data.ts';
import { ConnectorGuideModal } from './ConnectorGuideModal.tsx';

const meta = {
  title: 'Modals/ConnectorGuideModal',
  component: ConnectorGuideModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: true,
    kind: 'source',
    type: 'postgres',
    article: ready({ title: 'Before you connect PostgreSQL', html: goodArticle }),
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ConnectorGuideModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'PostgreSQL setup guide' });
    await expect(await screen.findByRole('heading', { name: 'Before you connect PostgreSQL' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The built-in list replaces a guide that failed to load. */
export const Failed: Story = {
  args: { article: failed({ kind: 'network' }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Logical replication')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
