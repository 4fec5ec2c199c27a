import { bind, listActivity } from '@millrace/ui/contract';
import { Live, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pageOf } from '../../../domain/outcome/page.stories.data.ts';
import { loading, ready } from '../../../domain/outcome/remote.ts';
import { settingsPaths } from '../../../domain/routes/settingsPaths.ts';
import { activityArgs, activityListView, activityQuery } from '../../../domain/views/activityList.ts';
import {
  activityOf,
  everyEntry,
  longEntry,
  namelessEntries,
  storyNow,
} from '../../../patterns/ActivityList/ActivityList.stories.data.ts';
import { allHrefs } from '../settings.stories.data.ts';
import { ActivityScreen, type ActivityScreenProps } from './ActivityScreen.tsx';

const { defaults } = activityListView;

/** The activity on the story's service. */
function LiveActivity(args: ActivityScreenProps) {
  const [view, setView] = useState(args.view);
  return (
    <Live reads={{ page: bind(listActivity, activityArgs(view, storyNow)) }}>
      {({ page, refresh }) => (
        <ActivityScreen
          {...args}
          page={page}
          view={view}
          onViewChange={setView}
          onRetry={() => {
            args.onRetry();
            refresh();
          }}
        />
      )}
    </Live>
  );
}

const clock = { at: storyNow.getTime() };

const meta = {
  title: 'Screens/Settings/ActivityScreen',
  component: ActivityScreen,
  parameters: { present: { now: storyNow, timeZone: 'Europe/Berlin' } },
  args: {
    hrefs: { ...allHrefs, activity: settingsPaths.activity() },
    page: ready(pageOf(everyEntry)),
    view: defaults,
    onViewChange: fn(),
    hrefOf: (view) => settingsPaths.activity(activityQuery(view)),
    onRetry: fn(),
  },
} satisfies Meta<typeof ActivityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Each entry says who did what, from what to what', async () => {
      const rows = canvas.getAllByRole('listitem');
      const rowWith = (text: RegExp) => rows.find((row) => text.test(row.textContent));
      await expect(rowWith(/Orders to warehouse/)).toHaveTextContent(
        /Noor Haddad changed Orders to warehouse.*Source frequency every 15 minutes → every hour/,
      );
      await expect(rowWith(/Production Postgres/)).toHaveTextContent(/Password changed/);
      await expect(rowWith(/changed Mateo/)).toHaveTextContent(/Role Admin → Team member/);
      await expect(rowWith(/jo@acme/)).toHaveTextContent('Noor Haddad invited jo@acme.example');
    });
    await step('Old values can be restored where a form takes them', async () => {
      await expect(canvas.getAllByRole('link', { name: /^Restore…/ })).toHaveLength(2);
    });
  },
};

export const Playground: Story = {
  args: {
    people: [
      { id: 1, name: 'Noor Haddad' },
      { id: 3, name: 'Ines Okafor' },
    ],
    capabilities: { search: true, ordering: false, filters: true },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Person' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ines Okafor' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ personId: 3 }));
  },
};

/** On the story's service: who invited whom, and what was done to one source. */
export const OnService: Story = {
  parameters: { service: { scenario: 'busyAccount', clock } },
  render: (args) => <LiveActivity {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('The kind narrows the list', async () => {
      await canvas.findAllByRole('listitem');
      await userEvent.click(canvas.getByRole('button', { name: 'Object' }));
      await userEvent.click(await screen.findByRole('option', { name: 'User' }));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
      await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
        'Noor Haddad invited invited@acme.example',
      );
    });
    await step('A search without a result offers to clear it', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search activity' }), 'nobody');
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    });
  },
};

/** The entries of one object, as its page links to them. */
export const OneObject: Story = {
  args: {
    view: { ...defaults, objects: ['source'], objectId: 1 },
    page: ready(pageOf(everyEntry.slice(0, 1))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Only/)).toHaveTextContent('Only Production Postgres');
    await expect(canvas.getByRole('link', { name: 'Show all objects' })).toHaveAttribute(
      'href',
      '/settings/activity',
    );
  },
};

/** Without names there is nobody to filter by, and the head says why. */
export const WithoutNames: Story = {
  args: { page: ready(pageOf(namelessEntries)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The service does not say who.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Person' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { page: loading },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading activity' })).toBeVisible(),
};

export const Waiting: Story = {
  ...OnService,
  parameters: { service: { clock, toxics: [never(listActivity)] } },
  play: undefined,
};

export const Empty: Story = {
  args: { page: ready(pageOf([])) },
  play: async ({ canvas }) => expect(canvas.getByText('No activity yet')).toBeVisible(),
};

export const NoMatch: Story = {
  args: { view: { ...defaults, search: 'nobody' }, page: ready(pageOf([])) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: '' }));
  },
};

/** The service ignored a filter. */
export const Misfits: Story = {
  args: {
    view: { ...defaults, personId: 1 },
    page: ready({ ...pageOf(everyEntry.slice(1, 3)), count: null, misfits: 6, unreadable: 1 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hidden on this page: 6 entries.')).toBeVisible();
    await expect(canvas.getByText('1 entry could not be shown.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { service: { clock, toxics: [status(listActivity, 500, undefined, { times: 1 })] } },
  render: (args) => <LiveActivity {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(0);
  },
};

export const Offline: Story = {
  args: { page: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => expect(canvas.getByText('You are offline.')).toBeVisible(),
};

export const One: Story = {
  args: { page: ready(pageOf(everyEntry.slice(0, 1))) },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(1),
};

export const Many: Story = {
  args: {
    page: ready({
      ...pageOf(
        Array.from({ length: 10 }, (_, at) =>
          activityOf(
            100 - at,
            at * 5,
            { type: 'pipeline', id: at + 1, name: `Pipeline ${at + 1}` },
            {
              event: 'paused',
              by: 'Noor Haddad',
              by_id: 1,
            },
          ),
        ),
      ),
      count: 412,
      hasNext: true,
    }),
  },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: /pages$/ }));
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/settings/activity?page=2',
    );
  },
};

export const LongText: Story = {
  args: {
    page: ready(pageOf([longEntry])),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Password changed/);
  },
};
