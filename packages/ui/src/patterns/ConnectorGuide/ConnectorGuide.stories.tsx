import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { goodArticle } from './ArticleBody.stories.data.ts';
import { ConnectorGuide } from './ConnectorGuide.tsx';

const meta = {
  title: 'Patterns/ConnectorGuide',
  component: ConnectorGuide,
  args: { kind: 'source', type: 'postgres', onRetry: fn() },
} satisfies Meta<typeof ConnectorGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a guide from the service, the built-in list is shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Logical replication')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What you need' })).toBeVisible();
    const docs = canvas.getByRole('link', { name: 'PostgreSQL documentation' });
    await expect(docs).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.postgresql\.org\//));
    await expect(docs).toHaveAttribute('target', '_blank');
    await expect(docs).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** The buttons are below the lines that they copy: beside them there is no room. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [code] = await canvas.findAllByLabelText('Code');
    const [copy] = canvas.getAllByRole('button', { name: 'Copy the code' });
    await expect(copy?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      code?.getBoundingClientRect().top ?? 0,
    );
  },
};

/** A type that is newer than this build: nothing is loaded. */
export const UnknownType: Story = {
  args: { kind: 'source', type: 'brand_new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign-in or API key')).toBeVisible();
  },
};

export const Article: Story = {
  args: { article: ready({ title: 'Before you connect PostgreSQL', html: goodArticle }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Before you connect PostgreSQL' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'PostgreSQL documentation' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { article: loading },
};

export const Failed: Story = {
  args: { article: failed({ kind: 'network' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Logical replication')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
