import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, within } from 'storybook/test';
import { facebookPages } from '../../domain/connectors/sources/facebook_pages.ts';
import { ga4 } from '../../domain/connectors/sources/ga4.ts';
import type { Definition } from '../../domain/connectors/definition/define.ts';
import type { ProviderItem } from '../../domain/connectors/providerItems.ts';
import type { RowsField } from '../../domain/forms/definition/fieldTypes.ts';
import type { Row } from '../../domain/forms/values/row.ts';
import { rowFrom } from '../../domain/forms/definition/rows.ts';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { ProviderRows, type ProviderRowsProps } from './ProviderRows.tsx';
import { storyProperties } from './rows.stories.data.ts';

const fieldOf = (definition: Definition): RowsField => {
  const field = definition.sections.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'rows');
  if (field?.kind !== 'rows') throw new Error('No table');
  return field;
};
const properties = fieldOf(ga4);
const pages = fieldOf(facebookPages);
const rowsOf = (items: readonly ProviderItem[], field = properties): readonly Row[] =>
  items.map((item) => rowFrom(field, item));
const pickedOf = (items: readonly ProviderItem[], field = properties): readonly Row[] =>
  items.map((item) => rowFrom(field, item, true));

function Held(props: ProviderRowsProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <div style={{ maxInlineSize: 760 }}>
      <ProviderRows
        {...props}
        selected={selected}
        onChange={(next) => {
          setSelected(next);
          props.onChange(next);
        }}
      />
    </div>
  );
}

const some = storyProperties(40);
const meta = {
  title: 'Forms/ProviderRows',
  component: ProviderRows,
  render: (args) => <Held {...args} />,
  args: {
    field: properties,
    noun: { one: 'property', many: 'properties' },
    provider: 'Google',
    access: 'granted',
    offered: ready(rowsOf(some)),
    selected: [],
    onChange: fn(),
    onRefresh: fn(),
    onReconnect: fn(),
  },
} satisfies Meta<typeof ProviderRows>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const box = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name });

/** Products that still use the former name see the same. */
export const FormerName: Story = {
  tags: ['!autodocs', '!dev'],
  // The development warning is expected here.
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  },
  args: { selected: undefined, picked: pickedOf(some.slice(0, 3)) },
  render: (args) => <ProviderRows {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 40 selected')).toBeVisible();
  },
};

export const Default: Story = {
  args: { selected: pickedOf(some.slice(0, 3)) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Has the columns of the specification, ten rows a page', async () => {
      const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
      await expect(heads.slice(1)).toEqual(['Property Name', 'Property ID', 'Account Name', 'Account ID']);
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
      await expect(canvas.getByText('1–10 of 40')).toBeVisible();
      await expect(canvas.getByText('3 of 40 selected')).toBeVisible();
    });
    await step('A selection survives paging and searching', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await userEvent.click(box(canvas, 'Select Careers 3'));
      await userEvent.type(canvas.getByRole('searchbox'), 'BLOG');
      await expect(canvas.getByText('1–7 of 7')).toBeVisible();
      await expect(canvas.getByText('4 of 40 selected')).toBeVisible();
    });
    await step('Select all acts on the matching rows of all pages', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select All Filtered' }));
      await expect(canvas.getByText('10 of 40 selected')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Deselect All Filtered' }));
      await expect(canvas.getByText('3 of 40 selected')).toBeVisible();
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.click(box(canvas, 'Select all rows'));
      await expect(canvas.getByText('40 of 40 selected')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Deselect All' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
    });
    await step('The list is refreshed on demand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh list' }));
      await expect(args.onRefresh).toHaveBeenCalledOnce();
    });
  },
};

/** Every row is reached and selected with the keyboard alone; Enter in the search sends nothing. */
export const Keyboard: Story = {
  render: (args) => (
    <form aria-label="Source" onSubmit={() => args.onReconnect()}>
      <Held {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('blog{Enter}');
    await expect(args.onReconnect).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).not.toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}[Space]');
    await expect(canvas.getByText('1 of 40 selected')).toBeVisible();
  },
};

export const Pages: Story = {
  args: {
    field: pages,
    noun: { one: 'page', many: 'pages' },
    provider: 'Facebook Pages',
    offered: ready(rowsOf([{ id: '104673582501', name: 'Acme Berlin' }], pages)),
  },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads.slice(1)).toEqual(['Page Name', 'Page ID']);
    await expect(canvas.getByText('0 of 1 selected')).toBeVisible();
  },
};

/** Rows that the provider no longer lists stay until the user deselects them, and even then can come back. */
export const Vanished: Story = {
  args: {
    offered: ready(rowsOf(some.slice(2))),
    selected: pickedOf(some.slice(0, 3)),
    saved: pickedOf(some.slice(0, 3)),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 selected properties are no longer in the list.')).toBeVisible();
    await expect(canvas.getAllByText('Not in the list')).toHaveLength(2);
    await expect(canvas.getByText('3 of 40 selected')).toBeVisible();
    await userEvent.click(box(canvas, 'Select Web shop 1'));
    await expect(canvas.getByText('1 selected property is no longer in the list.')).toBeVisible();
    await userEvent.click(box(canvas, 'Select Web shop 1'));
    await expect(canvas.getByText('3 of 40 selected')).toBeVisible();
  },
};

export const NotConnected: Story = {
  args: { access: 'missing', offered: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connect Google to list its properties.')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** The provider no longer accepts the access. */
export const Expired: Story = {
  args: {
    access: 'refused',
    offered: failed({ kind: 'http', status: 400 }),
    selected: pickedOf(some.slice(0, 3)),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The access has expired.');
    await expect(canvas.getByText(/Your selection of 3 properties is kept/)).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }));
    await expect(args.onReconnect).toHaveBeenCalledOnce();
  },
};

/** The access expired during a refresh: the rows stay. */
export const ExpiredLater: Story = {
  args: { access: 'refused', selected: pickedOf(some.slice(0, 3)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByRole('grid', { name: 'Properties' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { offered: loading },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status', { name: 'Loading properties' })).toBeVisible(),
};

export const Failed: Story = {
  args: { offered: failed({ kind: 'http', status: 500 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { offered: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No properties found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refresh list' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing');
    await expect(canvas.getByText('No matching properties.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Select All Filtered' })).toBeDisabled();
  },
};

/** Saving without a selection points here. */
export const Required: Story = {
  args: { error: 'Select at least one property' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Properties' })).toHaveAccessibleDescription(
      'Select at least one property',
    ),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, selected: pickedOf(some.slice(0, 2)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(box(canvas, 'Select Web shop 1'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Select All' })).toBeDisabled();
  },
};

const hostile: readonly ProviderItem[] = [
  { ...some[0], id: '1', displayName: '<img src=x onerror=alert(1)>', account: '', accountName: 'a\u202Eb' },
  { ...some[1], id: '2', displayName: 'Landing pages '.repeat(18), account: '9'.repeat(60), accountName: '' },
  { ...some[2], id: '3', displayName: '', account: '1', accountName: 'شركة أكمي' },
].map((item) => ({ isSelected: false, ...item }));

/** Names that are long, empty, or written to mislead. */
export const HostileNames: Story = {
  args: { offered: ready(rowsOf(hostile)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.textContent).not.toContain('\u202E');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Thousands of rows cost no more than ten. */
export const Thousands: Story = {
  args: { offered: ready(rowsOf(storyProperties(5_000))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select All' }));
    await expect(canvas.getByText('5,000 of 5,000 selected')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
  },
};

export const Phone: Story = {
  args: { selected: pickedOf(some.slice(0, 1)), offered: ready(rowsOf([...hostile, ...some])) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/312004411 · Acme Europe · 88120/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
