import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { snowflake } from '../../domain/connectors/destinations/snowflake.ts';
import { createFormModel } from '../../domain/connectors/formModel.ts';
import type { FormModel } from '../../domain/connectors/formState.ts';
import { postgres } from '../../domain/connectors/sources/postgres.ts';
import { privateKeyText } from '../fields/pemTexts.ts';
import { ConnectorForm } from './ConnectorForm.tsx';
import {
  connection,
  everyKind,
  Holder,
  sixtyFields,
  storedPostgres,
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
    connection,
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
    await step('Ports and schemas begin with their defaults (spec §9)', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Port' })).toHaveValue('5432');
      await expect(canvas.getByRole('textbox', { name: 'Schema' })).toHaveValue('public');
    });
    await step('Filled in, it is sent', async () => {
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

/** The button is never closed: it says what is missing, and puts the focus there. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The first field with an error has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', save));
      await expect(canvas.getByRole('textbox', { name: 'Source name' })).toHaveFocus();
      await expect(canvas.getByRole('textbox', { name: 'Source name' })).toBeInvalid();
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await step('The summary names each, and leads to it', async () => {
      const list = canvas.getByRole('list', { name: 'Fields to look at' });
      await expect(list).toHaveTextContent('Source nameHostUserPasswordDatabase');
      await userEvent.click(canvas.getByRole('button', { name: 'Database' }));
      await expect(canvas.getByRole('textbox', { name: 'Database' })).toHaveFocus();
    });
    await step('A mended field leaves the summary', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Database' }), 'orders');
      await expect(canvas.queryByRole('button', { name: 'Database' })).toBeNull();
    });
  },
};

/** A whole address in the host's place fills the login; that is said, and can be undone. */
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
        canvas.getByText('The address filled Host, Port, User, Password and Database.'),
      ).toBeVisible();
    });
    await step('The password stands in its own field and nowhere else', async () => {
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
  },
};

/** What is locked says so; what is saved is not shown, and replaced only on demand (spec §5, docs/threats.md T-08). */
export const Editing: Story = {
  render: hold({ definition: postgres, stored: storedPostgres }),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Database and schema keep their values', async () => {
      const database = canvas.getByRole('textbox', { name: 'Database' });
      await expect(database).toHaveAttribute('readonly');
      await expect(database).toHaveAccessibleDescription(/cannot be changed after creation/);
      await userEvent.type(database, '_2');
      await expect(database).toHaveValue('orders');
    });
    await step('The saved password can be replaced, and kept after all', async () => {
      await expect(canvas.queryByLabelText(/^Password/, { selector: 'input' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Replace Password' }));
      const password = canvas.getByLabelText(/^Password/, { selector: 'input' });
      await expect(password).toHaveFocus();
      await expect(password).toHaveValue('');
      await userEvent.click(canvas.getByRole('button', { name: 'Keep the saved one' }));
      await expect(canvas.getByRole('button', { name: 'Replace Password' })).toBeVisible();
      await expect(canvasElement.textContent).not.toContain('****');
    });
    await step('Another host asks for the password again', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Host' }), '2');
      await expect(canvas.getByLabelText(/^Password/, { selector: 'input' })).toHaveAccessibleDescription(
        /Enter it again/,
      );
    });
  },
};

/** Errors of the service land on their fields; what belongs to none stands over the form (spec §8). */
export const Refused: Story = {
  render: hold({
    definition: postgres,
    stored: storedPostgres,
    refusal: [
      { location: ['body', 'config', 'connection_config', 'user'], message: 'This role does not exist.' },
      { location: [], message: 'The account has reached its number of sources.' },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    const user = canvas.getByRole('textbox', { name: 'User' });
    await expect(user).toHaveAccessibleDescription('This role does not exist.');
    await waitFor(() => expect(user).toHaveFocus());
    await expect(canvas.getByText('The account has reached its number of sources.')).toBeVisible();
  },
};

/** A secure connection takes the first active tunnel (spec §4). */
export const ViaTunnel: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Connect via secure tunnel/ }));
    await expect(await canvas.findByRole('button', { name: /Secure tunnel/ })).toHaveTextContent(
      'Production VPC',
    );
  },
};

/** The unused method's credentials go as soon as the method changes (spec §4). */
export const Snowflake: Story = {
  render: hold({ definition: snowflake }),
  play: async ({ canvas, userEvent, step }) => {
    const choose = async (method: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /Authentication method/ }));
      await userEvent.click(await screen.findByRole('option', { name: method }));
    };
    await step('By key pair', async () => {
      await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'river');
      await choose('Key pair');
      await expect(canvas.queryByLabelText(/^Password/, { selector: 'input' })).toBeNull();
      await userEvent.upload(
        canvas.getByLabelText('File with the private key'),
        new File([privateKeyText()], 'rsa_key.p8'),
      );
      await expect(await canvas.findByText(/Private key · PEM · 28 lines/)).toBeVisible();
    });
    await step('By password again', async () => {
      await choose('Password');
      await expect(canvas.queryByText(/Private key · PEM/)).toBeNull();
      await expect(canvas.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue('');
    });
  },
};

/** Without the toggle, a key pair is not offered: one method is a fact, not a choice (spec §6). */
export const SnowflakeByPasswordOnly: Story = {
  render: hold({ definition: snowflake, hasKeyPairs: false }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /Authentication method/ })).toBeDisabled(),
};

export const EveryKind: Story = {
  render: hold({ definition: everyKind }),
  play: async ({ canvas, userEvent, step }) => {
    await step('What is folded says what holds, and opens where an error is in it', async () => {
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
    await step('A wheel over a number changes nothing', async () => {
      const window = canvas.getByLabelText(/Date window/, { selector: 'input' });
      await userEvent.type(window, '15');
      window.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
      await expect(window).toHaveValue('15');
    });
    await step('Long text is cut at its limit, and that is said (spec §5)', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Query' }));
      await userEvent.paste('x'.repeat(21));
      await expect(canvas.getByRole('textbox', { name: 'Query' })).toHaveValue('x'.repeat(20));
      await expect(
        canvas.getByText('The maximum length was exceeded. The string was cut at 20 characters'),
      ).toBeVisible();
    });
    await step('A space around a secret is pointed at, and kept (A-34)', async () => {
      const key = canvas.getByLabelText(/^Secret key/, { selector: 'input' });
      await userEvent.type(key, 'sk_1 ');
      await expect(canvas.getByText(/starts or ends with a space/)).toBeVisible();
      await expect(key).toHaveValue('sk_1 ');
    });
  },
};

const asked = new Map<string, number>();
/** Whoever draws a field asks the model for it first: so this counts the renders of each. */
const countRenders = (model: FormModel): FormModel => ({
  ...model,
  at: (path) => {
    asked.set(path, (asked.get(path) ?? 0) + 1);
    return model.at(path);
  },
});

/** Typing draws the field that is typed into, and not one of the other 60. */
export const SixtyFields: Story = {
  render: hold({ definition: sixtyFields, watch: countRenders }),
  beforeEach: () => asked.clear(),
  play: async ({ canvas, userEvent }) => {
    await expect(asked.size).toBe(61);
    asked.clear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Field 30' }), 'ten letter');
    await expect([...asked.keys()]).toEqual(['tap_config.field_30']);
  },
};

/** Each field's words to password managers and spell checkers (docs/threats.md T-39). */
export const Attributes: Story = {
  play: async ({ canvasElement }) => {
    const table = [...canvasElement.querySelectorAll<HTMLInputElement>('[data-field] input')]
      .filter(({ type }) => type === 'text' || type === 'password')
      .map(({ type, autocomplete, spellcheck }) => `${type} ${autocomplete} ${spellcheck}`);
    await expect(new Set(table)).toEqual(new Set(['text off false', 'password one-time-code false']));
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
