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
    const tiles = within(canvas.getByRole('list', { name: 'Connect a new source' })).getAllByRole('link');
    await step('Down from the search enters the tiles', async () => {
      await userEvent.click(canvas.getByRole('searchbox'));
      await userEvent.keyboard('{ArrowDown}');
      await expect(link('Adobe Analytics')).toHaveFocus();
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
    await step('Home, End, and letters', async () => {
      await userEvent.keyboard('{End}');
      await expect(tiles.at(-1)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(tiles[0]).toHaveFocus();
      await userEvent.keyboard('zendesk c');
      await expect(link('Zendesk Chat')).toHaveFocus();
    });
    await step('The grid is one tab stop, and remembers its last position', async () => {
      await userEvent.tab();
      await expect(document.activeElement?.closest('[data-tiles]') ?? null).toBeNull();
      await userEvent.tab({ shift: true });
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
