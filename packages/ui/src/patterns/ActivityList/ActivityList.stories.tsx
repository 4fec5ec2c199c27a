import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { settingsChangeOf } from '../../domain/pipelines/settingChanges.ts';
import { hrefOfActivity, isRestoredBeside, restoreHrefOf } from '../../domain/views/activityLinks.ts';
import { ActivityList } from './ActivityList.tsx';
import { activityOf, everyEntry, longEntry, namelessEntries, storyNow } from './ActivityList.stories.data.ts';

const meta = {
  title: 'Patterns/ActivityList',
  component: ActivityList,
  parameters: { present: { now: storyNow, timeZone: 'Europe/Berlin' } },
  args: { entries: everyEntry },
} satisfies Meta<typeof ActivityList>;
export default meta;

type Story = StoryObj<typeof meta>;

const openBeside = fn();

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const days = canvas.getAllByRole('list');
    await step('Entries are listed by day', async () => {
      await expect(days.map((day) => within(day).getAllByRole('listitem').length)).toEqual([2, 3, 2, 1]);
      await expect(canvas.getByRole('list', { name: 'Today, 4 Mar' })).toBe(days[0]);
      await expect(canvas.getByRole('list', { name: 'Tuesday, 3 Mar' })).toBe(days[1]);
    });
    await step('A row says when, who and what', async () => {
      const [first] = canvas.getAllByRole('listitem');
      await expect(first).toHaveTextContent(/^10:00 CET.*Mateo Lindqvist changed Production Postgres/);
    });
    await step('The keyboard reaches the exact time', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getAllByText('10:00 CET')[0]).toHaveFocus());
    });
    await step('What nobody is named for is in the passive', async () => {
      const last = canvas.getAllByRole('listitem').at(-1);
      await expect(last).toHaveTextContent('Analytics was created');
      await expect(canvas.queryByText('The service does not say who.')).toBeNull();
    });
  },
};

/** The form of an entry opens beside the list, and its row is marked. */
export const Beside: Story = {
  args: {
    restoreHrefOf,
    restoreHere: (entry) => (isRestoredBeside(entry) ? openBeside : undefined),
    openId: everyEntry[2]?.id,
  },
  play: async ({ canvas, userEvent }) => {
    const restore = canvas.getByRole('button', { name: /^Restore… Orders to warehouse/, expanded: true });
    await userEvent.click(restore);
    await expect(openBeside).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: /^Restore… Production Postgres/ })).toBeVisible();
  },
};

/** With the words of the settings, links to the objects, and forms with the old values. */
export const Playground: Story = {
  args: { changeOf: settingsChangeOf, hrefOf: hrefOfActivity, restoreHrefOf },
  play: async ({ canvas }) => {
    const rowOf = (text: RegExp) =>
      within(canvas.getAllByRole('listitem').find((row) => text.test(row.textContent)) ?? document.body);
    const source = rowOf(/Production Postgres/);
    await expect(source.getByText('Password').parentElement).toHaveTextContent(/^Password changed$/);
    await expect(source.getByRole('link', { name: /^Restore…/ })).toHaveAttribute(
      'href',
      '/sources/1/edit?restore=9',
    );
    const pipeline = rowOf(/Orders to warehouse/);
    await expect(pipeline.getByText('every 15 minutes').tagName).toBe('S');
    await expect(pipeline.getByRole('link', { name: 'Orders to warehouse' })).toHaveAttribute(
      'href',
      '/pipelines/1/overview',
    );
    await expect(rowOf(/Old chat room/).queryByRole('link')).toBeNull();
  },
};

/** The service does not say who: that is said once. */
export const WithoutNames: Story = {
  args: { entries: namelessEntries },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('The service does not say who.')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Production Postgres was changed');
    await expect(canvas.getByText(/is no longer invited|was invited/)).toBeVisible();
  },
};

/** On the page of one object. */
export const OneObject: Story = {
  args: {
    entries: everyEntry.slice(0, 1),
    isOneObject: true,
    changeOf: settingsChangeOf,
    hrefOf: hrefOfActivity,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Source')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Events of a newer service keep its sentence. */
export const UnknownEvent: Story = {
  args: {
    entries: [
      {
        ...activityOf(1, 1, { type: 'comet', name: 'Halley' }, { event: 'launched' }),
        message: 'Halley rose.',
      },
      activityOf(2, 2, { type: 'source', name: '' }, { event: 'launched' }),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Halley rose.');
    await expect(second).toHaveTextContent('launched');
  },
};

export const LongText: Story = {
  args: {
    changeOf: settingsChangeOf,
    restoreHrefOf,
    entries: [longEntry],
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
