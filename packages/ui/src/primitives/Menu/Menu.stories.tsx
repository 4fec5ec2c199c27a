import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Menu, MenuItem, MenuSeparator } from './Menu.tsx';

const onAction = fn();

/** One menu that serves several things: it opens beside whichever asked for it. */
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
        <MenuItem id="archive" label={`Archive ${open}`} tone="critical" />
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
