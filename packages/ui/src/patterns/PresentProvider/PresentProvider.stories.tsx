import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { PresentProvider } from './PresentProvider.tsx';

const at = new Date('2026-03-04T09:57:00Z');

const meta = {
  title: 'Patterns/PresentProvider',
  component: PresentProvider,
  args: { children: <RelativeTime date={at} /> },
} satisfies Meta<typeof PresentProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without its own clock and zone it passes on those around it. */
export const Default: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByText('3 min ago')).toHaveAttribute('title', '4 Mar 2026, 09:57:00 UTC'),
};

export const Playground: Story = {
  args: { now: new Date('2026-03-04T10:00:00Z'), timeZone: 'Europe/Berlin' },
  play: async ({ canvas }) =>
    expect(canvas.getByText('3 min ago')).toHaveAttribute(
      'title',
      '4 Mar 2026, 10:57:00 CET · 4 Mar 2026, 09:57:00 UTC',
    ),
};

/** A part of the page with its own clock inherits the zone. */
export const Nested: Story = {
  args: {
    timeZone: 'Europe/Berlin',
    children: (
      <PresentProvider now={new Date('2026-03-04T09:58:00Z')}>
        <RelativeTime date={at} />
      </PresentProvider>
    ),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText('1 min ago')).toHaveAttribute('title', expect.stringContaining('10:57:00 CET')),
};

/** A clock that advances on demand; an application's clock advances by itself. */
function Clock({ children }: { children: ReactNode }) {
  const [minutes, setMinutes] = useState(0);
  return (
    <PresentProvider now={new Date(at.getTime() + (3 + minutes) * 60_000)} timeZone="UTC">
      <Button onPress={() => setMinutes(minutes + 1)}>Tick</Button>
      {children}
    </PresentProvider>
  );
}

const rendered = { rows: 0 };
const rows = [
  { id: 1, name: 'Orders' },
  { id: 2, name: 'Shop' },
];

/** The times update without rendering the rows around them. */
export const Ticking: Story = {
  render: () => (
    <Clock>
      <Stack>
        <Grid
          label="Pipelines"
          rows={rows}
          getRowId={({ id }) => String(id)}
          getRowName={({ name }) => name}
          columns={[
            {
              id: 'name',
              label: 'Name',
              isRowHeader: true,
              width: '1fr',
              cell: ({ name }) => {
                rendered.rows += 1;
                return name;
              },
            },
            { id: 'at', label: 'Last sync', width: '1fr', cell: () => <RelativeTime date={at} /> },
          ]}
        />
      </Stack>
    </Clock>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('3 min ago')).toHaveLength(2);
    const before = rendered.rows;
    await expect(before).toBeGreaterThan(0);
    for (const text of ['4 min ago', '5 min ago']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Tick' }));
      await expect(canvas.getAllByText(text)).toHaveLength(2);
    }
    await expect(rendered.rows).toBe(before);
  },
};
