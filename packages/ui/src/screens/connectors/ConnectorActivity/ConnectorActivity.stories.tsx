import { bind, listActivity } from '@millrace/ui/contract';
import { Live, never, status } from '@millrace/mocks/storybook';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pageOf } from '../../../domain/outcome/page.stories.data.ts';
import { loading, ready } from '../../../domain/outcome/remote.ts';
import {
  activityOf,
  everyEntry,
  longEntry,
  namelessEntries,
  storyNow,
} from '../../../patterns/ActivityList/ActivityList.stories.data.ts';
import { clock, useStoryDefinition } from '../connectors.stories.data.tsx';
import { ConnectorActivity, type ConnectorActivityProps } from './ConnectorActivity.tsx';

const one = everyEntry.slice(0, 1);

/** The activity of the first source on the story's service, with its form. */
function LiveSource(args: ConnectorActivityProps) {
  const definition = useStoryDefinition('source', 'postgres');
  return (
    <Live reads={{ activity: bind(listActivity, { objectType: 'source', objectId: 1, pageSize: 5 }) }}>
      {({ activity, refresh }) => (
        <ConnectorActivity
          {...args}
          activity={activity}
          definition={definition.state === 'ready' ? definition.value : null}
          onRetry={() => {
            args.onRetry();
            refresh();
          }}
        />
      )}
    </Live>
  );
}

const meta = {
  title: 'Screens/Connectors/ConnectorActivity',
  component: ConnectorActivity,
  parameters: { present: { now: storyNow, timeZone: 'Europe/Berlin' } },
  args: {
    kind: 'source',
    activity: ready(pageOf(one)),
    allHref: '/settings/activity?object=source&id=1',
    onRetry: fn(),
  },
} satisfies Meta<typeof ConnectorActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:one'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      /Mateo Lindqvist changed Production Postgres.*Host db.acme.internal → db2.acme.internal.*Password changed/,
    );
    // It is not known whether the form can take old values.
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** With the words of the form, and what can be restored. */
export const Playground: Story = {
  args: { isEditable: true, definition: null },
  parameters: { service: { scenario: 'busyAccount', clock } },
  render: (args) => <LiveSource {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mateo Lindqvist')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Restore… Production Postgres/ })).toBeVisible();
    await expect(canvas.getByText('Password').parentElement).toHaveTextContent(/^Password changed$/);
  },
};

export const Many: Story = {
  args: {
    activity: ready({
      ...pageOf(
        Array.from({ length: 5 }, (_, at) =>
          activityOf(
            9 - at,
            at * 30,
            { type: 'source', id: 1, name: 'Production Postgres' },
            {
              event: at % 2 === 0 ? 'archived' : 'restored',
              by: 'Noor Haddad',
            },
          ),
        ),
      ),
      count: 12,
      hasNext: true,
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'All activity' })).toHaveAttribute(
      'href',
      '/settings/activity?object=source&id=1',
    ),
};

export const WithoutNames: Story = {
  args: { activity: ready(pageOf(namelessEntries.slice(0, 1))) },
  play: async ({ canvas }) => expect(canvas.getByText('The service does not say who.')).toBeVisible(),
};

export const Empty: Story = {
  args: { activity: ready(pageOf([])) },
  play: async ({ canvas }) => expect(canvas.getByText('Changes of this source appear here.')).toBeVisible(),
};

export const Loading: Story = { args: { activity: loading } };

export const Waiting: Story = {
  ...Playground,
  parameters: { service: { clock, toxics: [never(listActivity)] } },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading activity' })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { service: { clock, toxics: [status(listActivity, 503, undefined, { times: 1 })] } },
  render: (args) => <LiveSource {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Mateo Lindqvist')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { activity: { state: 'loading', isOffline: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
};

export const LongText: Story = {
  args: {
    isEditable: true,
    activity: ready(pageOf([longEntry])),
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
