import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AppsIcon } from '../Icon/icons/AppsIcon.ts';
import { ArchiveIcon } from '../Icon/icons/ArchiveIcon.ts';
import { PauseIcon } from '../Icon/icons/PauseIcon.ts';
import { RefreshIcon } from '../Icon/icons/RefreshIcon.ts';
import { MenuItem, MenuSeparator } from '../Menu/Menu.tsx';
import { MenuButton } from './MenuButton.tsx';

const onPause = fn();
const onResync = fn();

const meta = {
  title: 'Primitives/MenuButton',
  component: MenuButton,
  args: {
    label: 'Actions for Orders to warehouse',
    children: [
      <MenuItem key="pause" id="pause" label="Pause" icon={PauseIcon} onAction={onPause} />,
      <MenuItem
        key="resync"
        id="resync"
        label="Resync"
        icon={RefreshIcon}
        onAction={onResync}
        disabledReason="A resync is already running."
      />,
      <MenuSeparator key="line" />,
      <MenuItem key="archive" id="archive" label="Archive pipeline" icon={ArchiveIcon} tone="critical" />,
    ],
  },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await step('Arrow down opens it on the first action', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pause' })).toHaveFocus());
    });
    await step('A disabled item shows its reason', async () => {
      const resync = screen.getByRole('menuitem', { name: 'Resync' });
      await expect(resync).toHaveAttribute('aria-disabled', 'true');
      await expect(resync).toHaveAccessibleDescription('A resync is already running.');
    });
    await step('Choosing an item runs it, closes the menu and returns the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onPause).toHaveBeenCalledTimes(1);
      await expect(onResync).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Arrow up opens it on the last action, Escape closes it', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archive pipeline' })).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const Playground: Story = {
  args: { isIconOnly: true, size: 'toolbar', align: 'end', tooltipPlacement: 'bottom' },
};

export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};

export const Apps: Story = {
  args: {
    label: 'Apps',
    isIconOnly: true,
    icon: AppsIcon,
    children: (
      <MenuItem id="etl" label="ETL and Reverse ETL" href="https://etl.example/apps" target="_blank" />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apps' }));
    const entry = await screen.findByRole('menuitem', { name: 'ETL and Reverse ETL' });
    await expect(entry).toHaveAttribute('href', 'https://etl.example/apps');
    // Pages in a new tab get no opener (T-26).
    await expect(entry).toHaveAttribute('rel', 'noopener');
  },
};
