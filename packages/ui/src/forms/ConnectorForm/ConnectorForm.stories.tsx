import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, within } from 'storybook/test';
import { snowflake } from '../../domain/connectors/destinations/snowflake.ts';
import { tunnelForm } from '../../domain/connectors/tunnels/tunnelForm.ts';
import type { TestStep } from '../../domain/outcome/testResult.ts';
import { createFormModel } from '../../domain/forms/model/formModel.ts';
import { amazonMarketplace } from '../../domain/connectors/sources/amazon_marketplace.ts';
import { airtable } from '../../domain/connectors/sources/airtable.ts';
import { postgres } from '../../domain/connectors/sources/postgres.ts';
import { shopify } from '../../domain/connectors/sources/shopify.ts';
import { toId } from '../../domain/entities/id.ts';
import { ready } from '../../domain/outcome/remote.ts';
import { privateKeyText } from '../fields/pem.stories.data.ts';
import { ConnectorForm } from './ConnectorForm.tsx';
import {
  everyKind,
  Holder,
  storedPostgres,
  storedServiceValue,
  storyResources,
  withServiceValue,
  type HolderProps,
} from './ConnectorForm.stories.data.tsx';

const onSubmit = fn();
const hold = (props: Omit<HolderProps, 'onSubmit'>) => () => <Holder {...props} onSubmit={onSubmit} />;

const meta = {
  title: 'Forms/ConnectorForm',
  component: ConnectorForm,
  args: {
    model: createFormModel({ definition: postgres, today: '2026-11-20' }),
    definition: postgres,
    resources: storyResources(createFormModel({ definition: tunnelForm, today: '2026-11-20' })),
    onSubmit,
  },
  render: hold({ definition: postgres }),
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof ConnectorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Save and continue' };

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Port and schema start with their defaults (spec §9)', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Port' })).toHaveValue('5432');
      await expect(canvas.getByRole('textbox', { name: 'Schema' })).toHaveValue('public');
    });
    await step('A complete form is submitted', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Source name' }), 'Production Postgres');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Host' }), 'db.acme-prod.internal');
      await userEvent.type(canvas.getByRole('textbox', { name: 'User' }), 'millrace_reader');
      await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'river stone');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Database' }), 'orders');
      await userEvent.click(canvas.getByRole('button', save));
      await expect(onSubmit).toHaveBeenCalledOnce();
    });
  },
};

/** The button is never disabled: it shows what is missing, and moves the focus there. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The first field with an error has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', save));
      await expect(canvas.getByRole('textbox', { name: 'Source name' })).toHaveFocus();
      await expect(canvas.getByRole('textbox', { name: 'Source name' })).toBeInvalid();
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await step('The summary lists each field, and moves the focus to it', async () => {
      const list = canvas.getByRole('list', { name: 'Fields with errors' });
      await expect(list).toHaveTextContent('Source nameHostUserPasswordDatabase');
      await userEvent.click(canvas.getByRole('button', { name: 'Database' }));
      await expect(canvas.getByRole('textbox', { name: 'Database' })).toHaveFocus();
    });
    await step('A corrected field disappears from the summary', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Database' }), 'orders');
      await expect(canvas.queryByRole('button', { name: 'Database' })).toBeNull();
    });
  },
};

/** A connection string pasted into the host field fills in the login. A note reports it and offers to undo it. */
export const PastedAddress: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Paste', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Host' }));
      await userEvent.paste('postgres://ana:s3cret-river@db.example.com:6432/orders');
      await expect(canvas.getByRole('textbox', { name: 'Host' })).toHaveValue('db.example.com');
      await expect(canvas.getByRole('textbox', { name: 'Port' })).toHaveValue('6432');
      await expect(canvas.getByRole('textbox', { name: 'User' })).toHaveValue('ana');
      await expect(canvas.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('s3cret-river');
      await expect(
        canvas.getByText('The connection string filled in Host, Port, User, Password and Database.'),
      ).toBeVisible();
    });
    await step('The password is in its own field only', async () => {
      await expect(canvasElement.textContent).not.toContain('s3cret-river');
      const holding = [...canvasElement.querySelectorAll('input')].filter(({ value }) =>
        value.includes('s3cret-river'),
      );
      await expect(holding.map(({ type }) => type)).toEqual(['password']);
    });
    await step('Undo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(canvas.getByRole('textbox', { name: 'Host' })).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: 'Port' })).toHaveValue('5432');
      await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    });
    await step('An address that names its encryption sets it', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Host' }));
      await userEvent.paste('postgres://db.example.com/orders?sslaccept=strict');
      await expect(canvas.getByText(/SSL is now “On, with verification”\./)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /^On, with verification/ })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(canvas.getByRole('radio', { name: /^On, without/ })).toBeChecked();
    });
    await step('An address of another server clears the password, until it is undone', async () => {
      const password = () => canvas.getByLabelText(/^Password/, { selector: 'input' });
      const host = canvas.getByRole('textbox', { name: 'Host' });
      await userEvent.click(host);
      await userEvent.paste('postgres://ana:s3cret-river@db.example.com/orders');
      await userEvent.tripleClick(host);
      await userEvent.paste('postgres://other.example.com');
      await expect(host).toHaveValue('other.example.com');
      await expect(password()).toHaveValue('');
      await expect(
        canvas.getByText(/^The connection string filled in Host\b.* Password was cleared\./),
      ).toBeVisible();
      await expect(
        canvas.getByText(/^Password was cleared, because it belongs to the previous/),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(password()).toHaveValue('s3cret-river');
      await expect(host).toHaveValue('db.example.com');
      await expect(canvas.queryByText(/^Password was cleared/)).toBeNull();
    });
  },
};

/** Credentials that a sign-in at the provider fills: the fields that it needs come first. */
export const SignIn: Story = {
  render: hold({ definition: shopify }),
  play: async ({ canvas, userEvent, step }) => {
    const panel = await canvas.findByRole('group', { name: 'Sign-in at Shopify' });
    await expect(canvas.getByRole('region', { name: 'Source Credentials (OAuth)' })).toContainElement(panel);
    await step('Saving without a connection points at the panel', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Source name' }), 'Shop');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Shop name' }), 'acme');
      await userEvent.click(canvas.getByRole('button', save));
      await expect(panel).toHaveAccessibleDescription('Connect Shopify to continue');
      await expect(canvas.getByRole('button', { name: 'Connect Shopify' })).toHaveFocus();
    });
  },
};

/** The summary of errors names the sign-in once, although it fills two tokens. */
export const SignInMissing: Story = {
  render: hold({ definition: airtable, connect: { provider: 'airtable' } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Sign-in at Airtable' });
    await userEvent.click(canvas.getByRole('button', save));
    const errors = within(canvas.getByRole('list', { name: 'Fields with errors' })).getAllByRole('button');
    await expect(errors.map(({ textContent }) => textContent)).toEqual(['Source name', 'Sign-in', 'Base ID']);
  },
};

/** Two tokens, and fields after the panel. */
export const SignInConnected: Story = {
  render: hold({
    definition: airtable,
    connect: { provider: 'airtable', state: { kind: 'connected', account: 'owner@acme.example' } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connected as owner@acme.example')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Base ID' })).toBeVisible();
  },
};

const topOf = (element: Element): number => element.getBoundingClientRect().top;

const airtableConnected = { provider: 'airtable', state: { kind: 'connected' } } as const;
const refusal: TestStep = {
  action: 'Sign in at Airtable',
  message: null,
  success: false,
  mandatory: true,
  error: 'the access was revoked: connect the account again',
};

/** The last test of the saved source was refused. */
export const SignInRefused: Story = {
  render: hold({
    definition: airtable,
    stored: {
      name: 'Base of the shop',
      tunnelId: null,
      config: { tap_config: { access_token: '••••', refresh_token: '••••', base_id: 'app1234567890abcd' } },
    },
    connect: {
      ...airtableConnected,
      test: { at: new Date('2026-03-04T09:57:00Z'), success: false, results: [refusal] },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Airtable refuses the access')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  },
};

/** A pipeline stopped because the saved access was refused. */
export const SignInRefusedBySync: Story = {
  render: hold({
    definition: airtable,
    connect: {
      ...airtableConnected,
      pipelines: [{ status: 'errored', lastError: 'Airtable refused the access: it was withdrawn.' }],
    },
  }),
  play: SignInRefused.play,
};

/** The sign-in is newer than the test that was refused. */
export const SignInRenewed: Story = {
  render: hold({
    definition: airtable,
    connect: {
      provider: 'airtable',
      state: { kind: 'connected', at: new Date('2026-03-04T09:59:00Z') },
      test: { at: new Date('2026-03-04T09:57:00Z'), success: false, results: [refusal] },
    },
  }),
  play: async ({ canvas }) => expect(await canvas.findByText('Connected')).toBeVisible(),
};

/** Many checkboxes stand in as many columns as fit. */
export const ManyOptions: Story = {
  render: hold({ definition: amazonMarketplace }),
  play: async ({ canvas, userEvent }) => {
    const [australia, belgium] = [
      await canvas.findByRole('checkbox', { name: 'Australia' }),
      canvas.getByRole('checkbox', { name: 'Belgium' }),
    ];
    await expect(topOf(belgium)).toBe(topOf(australia));
    await userEvent.click(belgium);
    await expect(belgium).toBeChecked();
  },
};
export const ManyOptionsPhone: Story = {
  ...ManyOptions,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Australia' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A secure connection starts with the first active tunnel (spec §4). */
export const ViaTunnel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Connect via secure tunnel/ }));
    await expect(await canvas.findByRole('button', { name: /Secure tunnel/ })).toHaveTextContent(
      'Production VPC',
    );
  },
};

/** Choosing to create a tunnel starts with an empty form, also after a direct connection (spec §4). */
export const EmptyNewTunnel: Story = {
  render: hold({ definition: postgres, connectionOptions: { tunnels: ready([]) } }),
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: RegExp) => userEvent.click(await canvas.findByRole('radio', { name }));
    await choose(/^Connect via secure tunnel/);
    // The section's code loads on demand.
    const name = () => canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(await name(), 'Half done');
    await choose(/^Connect directly/);
    await choose(/^Connect via secure tunnel/);
    await expect(await name()).toHaveValue('');
  },
};

/** A locked choice reads exactly as the specification says (spec §2). */
export const LockedConnection: Story = {
  render: hold({ definition: postgres, connectionOptions: { isLocked: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connecting Directly')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^Connect/ })).toBeNull();
  },
};

/** The tunnel of a locked choice cannot be changed either. */
export const LockedTunnel: Story = {
  render: hold({
    definition: postgres,
    connectionOptions: { isLocked: true },
    stored: { ...storedPostgres, tunnelId: toId(2) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connecting via Tunnel')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^Connect/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Secure tunnel/ })).toBeNull();
  },
};

/** The addresses to allow stand inside the options while connecting directly: one fixed, then per region (spec §2). */
export const Addresses: Story = {
  render: hold({
    definition: postgres,
    connectionOptions: {
      addresses: ready({ fixed: '203.0.113.18', regions: { 'us-east-1': ['198.51.100.44'] } }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const options = within(await canvas.findByRole('region', { name: 'Connection options' }));
    const listed = await options.findByRole('list', { name: 'Addresses to allow' });
    await expect(
      within(listed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('203.0.113.18'), expect.stringContaining('198.51.100.44')]);
    await userEvent.click(options.getByRole('radio', { name: /^Connect via secure tunnel/ }));
    await expect(options.queryByRole('list', { name: 'Addresses to allow' })).toBeNull();
  },
};

/** Changing the method clears the credentials of the other one (spec §4). */
export const Snowflake: Story = {
  render: hold({ definition: snowflake }),
  play: async ({ canvas, userEvent, step }) => {
    const choose = async (method: string) => {
      // The select control loads with the first field that needs it.
      await userEvent.click(await canvas.findByRole('button', { name: /Authentication method/ }));
      await userEvent.click(await screen.findByRole('option', { name: method }));
    };
    await step('Key pair', async () => {
      await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'river');
      await choose('Key pair');
      await expect(canvas.queryByLabelText(/^Password/, { selector: 'input' })).toBeNull();
      await userEvent.upload(
        await canvas.findByLabelText('File with the private key'),
        new File([privateKeyText], 'rsa_key.p8'),
      );
      await expect(await canvas.findByText(/Private key · PEM · 28 lines/)).toBeVisible();
    });
    await step('Back to password', async () => {
      await choose('Password');
      await expect(canvas.queryByText(/Private key · PEM/)).toBeNull();
      await expect(canvas.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('');
    });
  },
};

/** Without the toggle, key pairs are not offered: a single method is shown as text (spec §6). */
export const SnowflakeByPasswordOnly: Story = {
  render: hold({ definition: snowflake, hasKeyPairs: false }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: /Authentication method/ })).toBeDisabled(),
};

export const EveryKind: Story = {
  render: hold({ definition: everyKind }),
  play: async ({ canvas, userEvent, step }) => {
    await step('A day, whose numbers browsers order by country, is in words beside its box', async () => {
      const day = await canvas.findByLabelText(/Start date/, { selector: 'input' });
      const height = day.offsetHeight;
      await fireEvent.change(day, { target: { value: '2024-04-03' } });
      await expect(await canvas.findByText('3 Apr 2024')).toBeVisible();
      await expect(day.offsetHeight).toBe(height);
      await fireEvent.change(day, { target: { value: '' } });
      await expect(canvas.queryByText('3 Apr 2024')).toBeNull();
    });
    await step('The collapsed section shows its values, and opens when it contains an error', async () => {
      await expect(canvas.getByText('Date window: 15 days')).toBeVisible();
      const window = canvas.getByLabelText(/Date window/, { selector: 'input' });
      await userEvent.click(canvas.getByText('Advanced options'));
      await userEvent.clear(window);
      await userEvent.click(canvas.getByText('Advanced options'));
      await userEvent.click(canvas.getByRole('button', save));
      await userEvent.click(canvas.getByRole('button', { name: 'Date window' }));
      await expect(window).toBeVisible();
      await expect(window).toHaveFocus();
    });
    await step('Scrolling over a number does not change it', async () => {
      const window = canvas.getByLabelText(/Date window/, { selector: 'input' });
      await userEvent.type(window, '15');
      window.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
      await expect(window).toHaveValue('15');
    });
    await step('Long text is cut at its limit, with a note (spec §5)', async () => {
      // Rare kinds of controls load with their first field.
      await userEvent.click(await canvas.findByRole('textbox', { name: 'Query' }));
      await userEvent.paste('x'.repeat(21));
      await expect(canvas.getByRole('textbox', { name: 'Query' })).toHaveValue('x'.repeat(20));
      await expect(
        canvas.getByText('The maximum length was exceeded. The string was cut at 20 characters'),
      ).toBeVisible();
    });
    await step('A space around a secret is kept, with a warning (A-34)', async () => {
      const key = canvas.getByLabelText(/^Secret key/, { selector: 'input' });
      await userEvent.type(key, 'sk_1 ');
      await expect(canvas.getByText(/starts or ends with a space/)).toBeVisible();
      await expect(key).toHaveValue('sk_1 ');
    });
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [host, port] = ['Host', 'Port'].map((name) =>
      canvas.getByRole('textbox', { name }).getBoundingClientRect(),
    );
    await expect(port?.left).toBe(host?.left);
  },
};

/** A value created by the service can be copied, not edited. */
export const ServiceValue: Story = {
  render: hold({ definition: withServiceValue, stored: storedServiceValue }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('mr-ext-4821')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy External ID' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'External ID' })).not.toBeInTheDocument();
  },
};

/** Before the connector is saved, the value does not exist. */
export const ServiceValueToCome: Story = {
  render: hold({ definition: withServiceValue }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Available after saving')).toBeVisible();
  },
};
