import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button, type ButtonSize } from '../primitives/Button/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink/ButtonLink.tsx';
import { DatePicker } from '../primitives/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../primitives/DateRangePicker/DateRangePicker.tsx';
import { SearchIcon } from '../primitives/Icon/icons/SearchIcon.ts';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import { MenuItem } from '../primitives/Menu/Menu.tsx';
import { MenuButton } from '../primitives/MenuButton/MenuButton.tsx';
import { NumberField } from '../primitives/NumberField/NumberField.tsx';
import { PasswordField } from '../primitives/PasswordField/PasswordField.tsx';
import { SearchField } from '../primitives/SearchField/SearchField.tsx';
import { Select } from '../primitives/Select/Select.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';
import { ComboBox } from '../patterns/ComboBox/ComboBox.tsx';
import { FilterMenu } from '../patterns/FilterMenu/FilterMenu.tsx';
import { MultiSelect } from '../patterns/MultiSelect/MultiSelect.tsx';

const options = [
  { value: 'free', label: 'Free' },
  { value: 'team', label: 'Team' },
];
const groups = [{ options }];
const nothing = () => undefined;

/** Everything that can stand in a bar above a list, with its label hidden. */
function Bar({ size }: { size: ButtonSize }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['free']));
  const field = { size, isLabelHidden: true };
  return (
    <div
      data-testid="bar"
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 8, inlineSize: 1100 }}
    >
      <Button size={size}>Create</Button>
      <ButtonLink size={size} href="#all">
        All
      </ButtonLink>
      <IconButton size={size} label="Find" icon={SearchIcon} />
      <MenuButton size={size} label="Actions">
        <MenuItem id="copy" label="Copy" onAction={nothing} />
      </MenuButton>
      <SearchField size={size} label="Search invoices" />
      <FilterMenu
        size={size}
        label="Status"
        allLabel="All statuses"
        groups={groups}
        value={undefined}
        onChange={nothing}
      />
      <TextField {...field} label="Text" defaultValue="Text" />
      <PasswordField {...field} label="Secret" defaultValue="river-stone" />
      <NumberField {...field} label="Amount" defaultValue={3} />
      <Select {...field} label="Plan" options={options} defaultValue="free" />
      <ComboBox {...field} label="Customer" options={options} value="team" onChange={nothing} />
      <MultiSelect {...field} label="Tags" options={options} selected={selected} onChange={setSelected} />
      <DatePicker {...field} label="Due" defaultValue="2026-03-04" />
      <DateRangePicker {...field} label="Period" defaultValue={{ start: '2026-03-04', end: '2026-03-14' }} />
    </div>
  );
}

const heights: Readonly<Record<ButtonSize, number>> = { standard: 36, toolbar: 34, small: 30 };

const meta = { title: 'Library/Bars', component: Bar, tags: ['!autodocs'] } satisfies Meta<typeof Bar>;
export default meta;
type Story = StoryObj<typeof meta>;

const inBar = (size: ButtonSize): Story => ({
  args: { size },
  play: async ({ canvas, step }) => {
    await step('Everything in a bar is equally high', async () => {
      const measured = [...canvas.getByTestId('bar').children]
        // What is rendered beside a control takes no place: native controls and the hint of a tooltip.
        .filter((part) => part.getBoundingClientRect().height > 1)
        .map((part) => `${part.textContent}: ${part.getBoundingClientRect().height}`);
      await expect(measured).toHaveLength(14);
      await expect(measured.filter((one) => !one.endsWith(`: ${heights[size]}`))).toEqual([]);
    });
    await step('Hidden labels still name their fields', async () => {
      for (const name of ['Text', 'Secret', 'Amount', 'Customer', 'Search invoices'])
        await expect(canvas.getByLabelText(name, { selector: 'input' })).toBeInTheDocument();
      for (const name of [/Plan/, /Tags/])
        await expect(canvas.getByRole('button', { name })).toBeInTheDocument();
      for (const name of ['Due', 'Period'])
        await expect(canvas.getByRole('group', { name })).toBeInTheDocument();
    });
  },
});

export const Standard: Story = inBar('standard');
export const Toolbar: Story = inBar('toolbar');
export const Small: Story = inBar('small');
