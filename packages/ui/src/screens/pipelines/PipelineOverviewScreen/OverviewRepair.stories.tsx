import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import type { PipelineDetail } from '../../../domain/entities/pipeline.ts';
import type { PipelineEvent } from '../../../domain/entities/pipelineEvent.ts';
import { loading, ready } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { paths } from '../../../domain/routes/paths.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { pipeline } from '../PipelineFrame/settings.stories.data.tsx';
import { OverviewRepair } from './OverviewRepair.tsx';
import * as css from './PipelineOverviewScreen.css.ts';

const failed = (
  lastError: string | null,
  source = 'postgres',
  destination = 'snowflake',
): PipelineDetail => ({
  ...pipeline,
  status: 'errored',
  nextSyncAt: null,
  lastError,
  source: { id: toId(1), name: 'Shop', type: source },
  destination: { id: toId(2), name: 'Analytics', type: destination },
});

const at = (time: string) => new Date(`2026-03-04T${time}Z`);
const events = ready<readonly PipelineEvent[]>([
  {
    id: 4,
    at: at('09:07:44'),
    level: 'error',
    message: 'The pipeline stopped with an error.',
    details: { event: 'errored' },
  },
  { id: 3, at: at('09:07:40'), level: 'info', step: 'sync', message: 'A sync has started.' },
  {
    id: 2,
    at: at('08:52:44'),
    level: 'info',
    step: 'sync',
    message: 'The sync has ended.',
    details: { records: 12, duration_ms: 4_000 },
  },
  { id: 1, at: at('08:52:40'), level: 'info', step: 'sync', message: 'A sync has started.' },
]);

/** The card of a failed pipeline, which loads after the rest of the page. */
const meta = {
  title: 'Screens/Pipelines/PipelineOverviewScreen/Repair',
  component: OverviewRepair,
  args: {
    pipeline: failed('Stripe refused the key: it was revoked.', 'stripe'),
    events,
    hrefs: {
      source: connectorPaths.source.detail(1),
      destination: connectorPaths.destination.detail(2),
      form: (end, focus) => connectorPaths[end].edit(end === 'source' ? 1 : 2, { pipeline: '1', focus }),
      tables: paths.pipelineSettings(toId(1)),
      sync: paths.pipelineSettings(toId(1), { section: 'sync' }),
    },
    hasResync: true,
    isActing: false,
    onAction: fn(),
  },
  render: (args) => (
    <div className={css.screen}>
      <Card title="Get it running again" isFlush>
        <OverviewRepair {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof OverviewRepair>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** A story of a cause: its sentence, and the one emphasised control. */
const cause = (
  pipelineOf: PipelineDetail,
  what: string,
  control: { readonly name: string; readonly href?: string },
): Story => ({
  args: { pipeline: pipelineOf },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText(`Stopped at 4 Mar 2026, 09:07:44 UTC: ${what}.`)).toBeVisible();
    const [next] = canvas.getAllByRole('list');
    const first = within(next ?? canvasElement);
    if (control.href === undefined) {
      await expect(first.getByRole('button', { name: control.name })).toBeEnabled();
    } else {
      await expect(first.getByRole('link', { name: control.name })).toHaveAttribute('href', control.href);
    }
    await expect(first.getByText('Loses nothing.')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
const onPhone = (story: Story): Story => ({ ...story, globals: phone });

export const RevokedKey = cause(
  failed('Stripe refused the key: it was revoked.', 'stripe'),
  'Stripe refused the key',
  { name: 'Enter new credentials', href: '/sources/1/edit?pipeline=1&focus=credentials' },
);
export const RevokedKeyOnPhone = onPhone(RevokedKey);

export const EndedSignIn = cause(
  failed('invalid_grant: Token has been expired or revoked.', 'google_analytics', 'bigquery'),
  'Google Analytics ended the access',
  { name: 'Reconnect Google', href: '/sources/1/edit?pipeline=1&focus=credentials' },
);
export const EndedSignInOnPhone = onPhone(EndedSignIn);

/** Nothing tells which connector failed: both are tested, before one of them is changed. */
export const EitherConnector: Story = {
  args: {
    pipeline: failed('invalid_grant', 'google_analytics', 'snowflake'),
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/does not say which connector failed\. Test both\.$/)).toBeVisible();
    await userEvent.click(canvas.getByText('Other ways'));
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Test the source', '/sources/1'],
      ['Test the destination', '/destinations/2'],
      ['Reconnect Google', '/sources/1/edit?pipeline=1&focus=credentials'],
      ['Enter new credentials for the destination', '/destinations/2/edit?pipeline=1&focus=credentials'],
    ]);
  },
};
export const EitherConnectorOnPhone = onPhone(EitherConnector);

export const WrongPassword = cause(
  failed("Access denied for user 'reader'@'192.0.2.7' (using password: YES)", 'mysql', 'bigquery'),
  'MySQL refused the user or the password',
  { name: 'Enter new credentials', href: '/sources/1/edit?pipeline=1&focus=credentials' },
);
export const WrongPasswordOnPhone = onPhone(WrongPassword);

export const Firewall = cause(
  failed('could not connect to db.example:5432: timed out'),
  'PostgreSQL did not answer in time',
  { name: 'Allow our addresses', href: '/sources/1/edit?pipeline=1&focus=addresses' },
);
export const FirewallOnPhone = onPhone(Firewall);

export const UnknownHost = cause(failed('getaddrinfo ENOTFOUND db.invalid'), 'the host name does not exist', {
  name: 'Edit source',
  href: '/sources/1/edit?pipeline=1&focus=host',
});
export const UnknownHostOnPhone = onPhone(UnknownHost);

export const NoWarehouse = cause(
  failed('No active warehouse selected in the current session.', 'stripe'),
  'the warehouse cannot be used',
  { name: 'Edit destination', href: '/destinations/2/edit?pipeline=1&focus=warehouse' },
);
export const NoWarehouseOnPhone = onPhone(NoWarehouse);

export const NoPermission = cause(
  failed('PostgreSQL: permission denied for table orders'),
  'the user lacks a permission',
  { name: 'Open setup guide', href: '/sources/1/edit?pipeline=1&focus=guide' },
);
export const NoPermissionOnPhone = onPhone(NoPermission);

export const TooManyRequests = cause(
  failed('Exceeded 2 calls per second for Shopify. HTTP 429', 'shopify'),
  'Shopify received too many requests',
  { name: 'Start again' },
);
export const TooManyRequestsOnPhone = onPhone(TooManyRequests);

/** The changes of a source that cannot be read any more are found by a resync, but a test comes first. */
export const LostPosition: Story = {
  args: { pipeline: failed('replication slot "millrace" does not exist') },
  async play({ args, canvas, userEvent }) {
    await expect(
      canvas.getByText(/Changes that were made since the last sync can no longer be read/),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('Other ways'));
    const [, others] = canvas.getAllByRole('list');
    const steps = within(others ?? document.body).getAllByRole('listitem');
    await expect(
      steps.map(({ firstElementChild }) => firstElementChild?.firstElementChild?.textContent),
    ).toEqual(['Test the source', 'Start again', 'Resync tables']);
    await expect(steps.at(-1)).toHaveTextContent('The rows and the reading position of these tables');
    await userEvent.click(canvas.getByRole('button', { name: 'Resync tables' }));
    await expect(args.onAction).toHaveBeenCalledWith('resync');
  },
};
export const LostPositionOnPhone = onPhone(LostPosition);

/** A table that was removed: what is deselected is said. */
export const RemovedTable: Story = {
  args: { pipeline: failed('relation "public.orders" does not exist') },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Change the table selection' })).toHaveAttribute(
      'href',
      '/pipelines/1/settings/schema_config',
    );
    await expect(canvas.getByText('What you deselect is no longer updated. Its rows stay.')).toBeVisible();
  },
};
export const RemovedTableOnPhone = onPhone(RemovedTable);

/** An error with unknown words stays as it is, and a test of both connectors tells more. */
export const UnknownCause: Story = {
  args: { pipeline: failed('E-0017 at stage 4') },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/the cause of this error is not known to us\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Test the source' })).toHaveAttribute('href', '/sources/1');
    await userEvent.click(canvas.getByText('Report'));
    await expect(canvas.getByRole('region', { name: 'Error report' })).toHaveTextContent('E-0017 at stage 4');
  },
};
export const UnknownCauseOnPhone = onPhone(UnknownCause);

/** It tries again by itself, so it has not stopped. */
export const TryingAgain: Story = {
  args: { pipeline: { ...failed('Stripe refused the key.', 'stripe'), nextSyncAt: at('10:05:00') } },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Failing since 4 Mar 2026, 09:07:44 UTC: Stripe refused the key.')).toBeVisible(),
};

/** The service gives no error text, and the log is still loading. */
export const NoReason: Story = {
  args: { pipeline: failed(null), events: loading },
  play: async ({ canvas }) => expect(canvas.getByText('The service does not say why.')).toBeVisible(),
};

/** A secret in an error is in no report. */
export const Secret: Story = {
  args: { pipeline: failed('Invalid API Key provided: sk_live_51abcDEF (password=hunter22)', 'stripe') },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Report'));
    const report = canvas.getByRole('region', { name: 'Error report' });
    await expect(report).toHaveTextContent('Error: Invalid API Key provided: ••••');
    await expect(report).not.toHaveTextContent(/sk_live|hunter22/);
    await expect(canvas.getByRole('button', { name: 'Copy report' })).toBeVisible();
  },
};

/** An action runs: the next step waits. */
export const Acting: Story = {
  args: { pipeline: failed('deadlock detected'), isActing: true },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('button', { name: /Start again/ })[0]).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
};

/** Without forms and a resync, a start and the tests remain. */
export const FewWays: Story = {
  args: { hrefs: { source: '/sources/1' }, hasResync: false },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Test the source' })).toBeVisible();
    await expect(canvas.queryByText('Resync tables')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { pipeline: failed(`password authentication failed for user "${'x'.repeat(300)}"`) },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
export const LongTextOnPhone = onPhone(LongText);
