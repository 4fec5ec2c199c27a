import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SelectConnectorScreen } from './SelectConnectorScreen.tsx';
import { selectArgs, Viewed } from './SelectConnectorScreen.stories.data.tsx';

const meta = {
  title: 'Screens/Setup/SelectConnectorScreen/Keyboard',
  tags: ['!autodocs'],
  component: SelectConnectorScreen,
  args: selectArgs,
  render: (args) => <Viewed {...args} />,
} satisfies Meta<typeof SelectConnectorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeysInTiles: Story = {
  args: { existing: undefined },
  play: async ({ canvas, userEvent, step }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    const tiles = canvas
      .getAllByRole('list')
      .filter((list) => list.hasAttribute('data-tiles'))
      .flatMap((list) => within(list).getAllByRole('link'));
    await step('Down from the search, which has the focus, enters the tiles', async () => {
      await expect(canvas.getByRole('searchbox')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(tiles[0]).toHaveAccessibleName('PostgreSQL');
      await expect(tiles[0]).toHaveFocus();
    });
    await step('Arrow keys move by position', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(tiles[1]).toHaveFocus();
      const before = tiles[1]?.getBoundingClientRect();
      await userEvent.keyboard('{ArrowDown}');
      const after = document.activeElement?.getBoundingClientRect();
      await expect(after?.left).toBe(before?.left);
      await expect(after?.top).toBeGreaterThan(before?.bottom ?? Infinity);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(tiles[1]).toHaveFocus();
    });
    await step('Down from the last popular one enters the first category', async () => {
      tiles[8]?.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(within(canvas.getByRole('list', { name: 'Databases' })).getAllByRole('link')).toContain(
        document.activeElement,
      );
    });
    await step('Home, End, and letters', async () => {
      await userEvent.keyboard('{End}');
      await expect(tiles.at(-1)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(tiles[0]).toHaveFocus();
      await userEvent.keyboard('zendesk c');
      await expect(link('Zendesk Chat')).toHaveFocus();
    });
    await step('All groups are one tab stop, and remembers its last position', async () => {
      await userEvent.tab({ shift: true });
      await expect(document.activeElement?.closest('[data-tiles]') ?? null).toBeNull();
      await userEvent.tab();
      await expect(link('Zendesk Chat')).toHaveFocus();
    });
  },
};

/** A space within a typed name does not press the tile. */
export const TypeToJump: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Production Postgres/ }).focus();
    await userEvent.keyboard('shopify eu');
    const shopify = canvas.getByRole('button', { name: /^Shopify EU/ });
    await expect(shopify).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expect(shopify).toHaveFocus();
    await expect(args.onUseExisting).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUseExisting).toHaveBeenCalledOnce();
    await expect(args.onUseExisting).toHaveBeenLastCalledWith({ id: 2 });
  },
};

/** Arrow keys select a category at once, as in any radio group; Tab enters at the selected one. */
export const KeysInCategories: Story = {
  play: async ({ canvas, userEvent }) => {
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.click(radio(/^All sources/));
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/^Databases/)).toBeChecked();
    await expect(radio(/^Databases/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(radio(/^Databases/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio(/^All sources/)).toBeChecked();
  },
};
