import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Menu, MenuItem, MenuSeparator, type MenuProps } from './Menu.tsx';

const onAction = fn();

/** One menu serves several rows: it opens next to the button that opened it. */
function Shared() {
  const [open, setOpen] = useState<string>();
  const trigger = useRef<HTMLElement | null>(null);
  return (
    <Stack direction="row" gap="sm">
      {['Orders', 'Customers'].map((name) => (
        <Button
          key={name}
          onPress={({ target }) => {
            if (target instanceof HTMLElement) trigger.current = target;
            setOpen(name);
          }}
        >
          {name}
        </Button>
      ))}
      <Menu
        aria-label={`Actions for ${open}`}
        triggerRef={trigger}
        isOpen={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
      >
        <MenuItem id="open" label={`Open ${open}`} onAction={() => onAction(open)} />
        <MenuSeparator />
        <MenuItem
          id="archive"
          label={`Archive ${open}`}
          tone="critical"
          disabledReason="It is archived."
          onAction={() => onAction('archived')}
        />
      </Menu>
    </Stack>
  );
}

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    'aria-label': 'Actions',
    triggerRef: { current: null },
    isOpen: false,
    onOpenChange: fn(),
    children: null,
  },
  parameters: { layout: 'centered' },
  render: () => <Shared />,
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Orders', 'Customers']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const first = await screen.findByRole('menuitem', { name: `Open ${name}` });
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.click(first);
      await expect(onAction).toHaveBeenLastCalledWith(name);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  },
};

function Anchored(props: Pick<MenuProps, 'align' | 'autoFocus'>) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={trigger}>Actions</Button>
      <Menu {...props} aria-label="Actions" triggerRef={trigger} isOpen onOpenChange={() => undefined}>
        <MenuItem id="pause" label="Pause" />
        <MenuItem id="archive" label="Archive" tone="critical" />
      </Menu>
    </>
  );
}

export const Playground: Story = {
  args: { align: 'end', autoFocus: 'last' },
  render: ({ align, autoFocus }) => <Anchored align={align} autoFocus={autoFocus} />,
  play: () => waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveFocus()),
};

/**
 * The arrow keys reach disabled items, so that the reason is announced. Pressing a disabled item does
 * nothing.
 */
export const WithReason: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onAction.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open Orders' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const item = screen.getByRole('menuitem', { name: 'Archive Orders' });
    await expect(item).toHaveFocus();
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription('It is archived.');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(item);
    await expect(onAction).not.toHaveBeenCalled();
    await expect(item).toBeVisible();
  },
};
