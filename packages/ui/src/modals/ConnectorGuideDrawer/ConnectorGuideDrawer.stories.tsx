import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { goodArticle } from '../../patterns/ConnectorGuide/ArticleBody.stories.data.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { ConnectorGuideDrawer, type ConnectorGuideDrawerProps } from './ConnectorGuideDrawer.tsx';

/** A form with the button that opens its guide. */
function Page({ onClose, ...guide }: ConnectorGuideDrawerProps) {
  const [isOpen, setOpen] = useState(guide.isOpen);
  const [host, setHost] = useState('');
  return (
    <main>
      <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        Setup guide
      </Button>
      <TextField label="Host" value={host} onChange={setHost} />
      <ConnectorGuideDrawer
        {...guide}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Modals/ConnectorGuideDrawer',
  component: ConnectorGuideDrawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  globals: { viewport: { value: 'wide' } },
  args: {
    isOpen: false,
    kind: 'source',
    type: 'postgres',
    article: ready({ title: 'Before you connect PostgreSQL', html: goodArticle }),
    onClose: fn(),
    onRetry: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ConnectorGuideDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form stays usable beside it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Setup guide' });
    await step('Opened by its button, it gets the focus', async () => {
      await userEvent.click(button);
      // Its code loads with the press.
      const guide = await screen.findByRole('complementary', { name: 'PostgreSQL setup guide' });
      await expect(screen.getByRole('heading', { name: 'PostgreSQL setup guide' })).toHaveFocus();
      await expect(guide).toContainElement(
        await screen.findByRole('heading', { name: 'Before you connect PostgreSQL' }),
      );
    });
    await step('It stays open while the form is filled in', async () => {
      const field = canvas.getByRole('textbox', { name: 'Host' });
      await userEvent.type(field, 'db.acme.example');
      await expect(field).toHaveValue('db.acme.example');
      await expect(screen.getByRole('complementary', { name: 'PostgreSQL setup guide' })).toBeVisible();
    });
    await step('Closing returns the focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close the guide' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
    });
    await step('Escape within the guide closes it', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('complementary', { name: 'PostgreSQL setup guide' });
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    });
  },
};

/** Open when the page opens, it leaves the focus alone. */
export const OpenFromTheStart: Story = {
  args: { isOpen: true },
  play: async () => {
    const guide = await screen.findByRole('complementary', { name: 'PostgreSQL setup guide' });
    await expect(guide).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
};

/** Without room beside the form it is a dialog. */
export const Phone: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'PostgreSQL setup guide' });
    await expect(await screen.findByRole('heading', { name: 'Before you connect PostgreSQL' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The built-in list replaces a guide that failed to load. */
export const Failed: Story = {
  args: { isOpen: true, article: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Logical replication')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { isOpen: true, article: failed({ kind: 'network' }) },
  play: async () => {
    await expect(await screen.findByText('Logical replication')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isOpen: true, article: loading },
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Loading guide' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    isOpen: true,
    article: ready({
      title: 'Before you connect '.repeat(8),
      html: `<p>${'replication_slot_'.repeat(30)}</p><pre>${'GRANT SELECT ON ALL TABLES '.repeat(20)}</pre>`,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const guide = await screen.findByRole('dialog', { name: 'PostgreSQL setup guide' });
    await screen.findByRole('heading', { name: /^Before you connect Before/ });
    await expect(guide.scrollWidth).toBeLessThanOrEqual(guide.clientWidth);
  },
};
