import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import { snowflake } from '../../domain/connectors/destinations/snowflake.ts';
import { amazonMarketplace } from '../../domain/connectors/sources/amazon_marketplace.ts';
import { postgres } from '../../domain/connectors/sources/postgres.ts';
import { encryptedKeyText, privateKeyText } from '../fields/pem.stories.data.ts';
import {
  Holder,
  sixtyFields,
  storedKeyPair,
  storedPostgres,
  type HolderProps,
} from './ConnectorForm.stories.data.tsx';

const onSubmit = fn();
const hold = (props: Omit<HolderProps, 'onSubmit'>) => () => <Holder {...props} onSubmit={onSubmit} />;

const meta = {
  title: 'Forms/ConnectorForm/Behaviour',
  tags: ['!autodocs'],
  render: hold({ definition: postgres }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Save and continue' };

/** Locked fields are marked. Saved secrets are hidden, and replaced only on request (spec §5). */
export const Editing: Story = {
  render: hold({ definition: postgres, stored: storedPostgres }),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Database and schema keep their values', async () => {
      const database = canvas.getByRole('textbox', { name: 'Database' });
      await expect(database).toHaveAttribute('readonly');
      await expect(database).toHaveAccessibleDescription(/Can’t be changed after creation/);
      await userEvent.type(database, '_2');
      await expect(database).toHaveValue('orders');
    });
    await step('Replacing the saved password can be undone', async () => {
      await expect(canvas.queryByLabelText(/^Password/, { selector: 'input' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Replace Password' }));
      const password = canvas.getByLabelText(/^Password/, { selector: 'input' });
      await expect(password).toHaveFocus();
      await expect(password).toHaveValue('');
      await userEvent.click(canvas.getByRole('button', { name: 'Keep saved value' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Replace Password' })).toHaveFocus());
      await expect(canvasElement.textContent).not.toContain('****');
    });
    await step('Changing the host requires the password again', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Host' }), '2');
      await expect(canvas.getByLabelText(/^Password/, { selector: 'input' })).toHaveAccessibleDescription(
        /Enter it again/,
      );
    });
  },
};

/** A saved choice that this build does not offer is shown by its own name, and ticking another does not drop it. */
export const UnknownChoice: Story = {
  render: hold({
    definition: amazonMarketplace,
    stored: {
      name: 'Seller account',
      tunnelId: null,
      config: { tap_config: { refresh_token: '********', marketplaces: ['GB', 'US'] } },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const saved = await canvas.findByRole('checkbox', { name: 'GB' });
    await expect(saved).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Germany' }));
    await expect(saved).toBeChecked();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await userEvent.click(saved);
    await expect(saved).not.toBeChecked();
    await expect(saved).toHaveFocus();
  },
};

/** A service that replaces a configuration gets its secrets again with each change of it. */
export const SecretsAgain: Story = {
  render: hold({ definition: snowflake, stored: storedKeyPair, losesSecrets: 'all' }),
  play: async ({ canvas, userEvent, step }) => {
    const again = /Enter it again: the service may not keep it when the configuration changes/;
    await step('A new name needs none', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /^(Destination )?name$/i }), ' 2');
      await expect(await canvas.findByRole('button', { name: 'Replace Private key' })).toBeVisible();
    });
    await step('A new role needs both', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Role' }), '_2');
      await expect(canvas.queryByRole('button', { name: 'Replace Private key' })).toBeNull();
      await waitFor(() => expect(canvas.getAllByText(again)).toHaveLength(2));
    });
    await step('Without them, nothing is sent', async () => {
      onSubmit.mockClear();
      await userEvent.click(canvas.getByRole('button', save));
      await expect(await canvas.findByText('Private key is required')).toBeVisible();
      await expect(onSubmit).not.toHaveBeenCalled();
    });
  },
};

/** A saved key is replaced like a password, together with its passphrase. */
export const KeyReplaced: Story = {
  render: hold({ definition: snowflake, stored: storedKeyPair }),
  play: async ({ canvas, userEvent, step }) => {
    const passphrase = { name: 'Replace Passphrase' };
    await step('Host and password are saved', async () => {
      await expect(canvas.getByRole('button', passphrase)).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: 'Replace Private key' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Choose a file with the private key' })).toHaveFocus(),
      );
    });
    await step('Replacing the key also clears its passphrase', async () => {
      const file = new File([privateKeyText], 'key.p8');
      await userEvent.upload(canvas.getByLabelText('File with the private key'), file);
      await expect(await canvas.findByLabelText(/^Passphrase/, { selector: 'input' })).toHaveValue('');
    });
    await step('Undoing keeps the saved key and its passphrase', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep saved value' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Replace Private key' })).toHaveFocus());
      await expect(canvas.getByRole('button', passphrase)).toBeVisible();
    });
  },
};

/** The key itself shows whether it needs a passphrase, before it is sent. */
export const EncryptedKey: Story = {
  render: hold({ definition: snowflake, stored: storedKeyPair }),
  play: async ({ canvas, userEvent, step }) => {
    const passphrase = () => canvas.getByLabelText(/^Passphrase/, { selector: 'input' });
    const bring = async (text: string) => {
      await userEvent.upload(canvas.getByLabelText('File with the private key'), new File([text], 'key.p8'));
      await canvas.findByText(/private key · PEM/i);
    };
    await step('An encrypted key is not sent without its passphrase', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Replace Private key' }));
      await bring(encryptedKeyText);
      onSubmit.mockClear();
      await userEvent.click(canvas.getByRole('button', save));
      await waitFor(() => expect(passphrase()).toHaveFocus());
      await expect(passphrase()).toHaveAccessibleDescription(/The key is encrypted: enter its passphrase/);
      await expect(onSubmit).not.toHaveBeenCalled();
    });
    await step('With the passphrase, the key is sent', async () => {
      await userEvent.type(passphrase(), 'opens it');
      await userEvent.click(canvas.getByRole('button', save));
      await expect(onSubmit).toHaveBeenCalledOnce();
    });
    await step('A warning points out an unneeded passphrase', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove the private key' }));
      await bring(privateKeyText);
      await expect(canvas.getByText('The key is not encrypted: it needs no passphrase')).toBeVisible();
    });
  },
};

/** Errors of the service are shown at their fields, and all others above the form (spec §8). */
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

const asked = new Map<string, number>();
/** Counts the renders of each field: rendering a field reads it from the model. */
const countRenders = (model: FormModel): FormModel => ({
  ...model,
  at: (path) => {
    asked.set(path, (asked.get(path) ?? 0) + 1);
    return model.at(path);
  },
});

/** Typing renders only the edited field, not the other 60. */
export const SixtyFields: Story = {
  render: hold({ definition: sixtyFields, watch: countRenders }),
  beforeEach: () => asked.clear(),
  play: async ({ canvas, userEvent }) => {
    // The name, and the two options that every source has behind toggles, come with them.
    await expect(asked.size).toBe(63);
    asked.clear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Field 30' }), 'ten letter');
    await expect([...asked.keys()]).toEqual(['tap_config.field_30']);
  },
};

/** Each field's attributes for password managers and spell checkers (docs/threats.md T-39). */
export const Attributes: Story = {
  play: async ({ canvasElement }) => {
    const inputs = [...canvasElement.querySelectorAll<HTMLInputElement>('[data-field] input')];
    const table = inputs
      .filter(({ type }) => type === 'text' || type === 'password')
      .map(({ type, autocomplete, spellcheck }) => `${type} ${autocomplete} ${spellcheck}`);
    await expect(new Set(table)).toEqual(new Set(['text off false', 'password new-password false']));
    const secrets = inputs.filter(({ type }) => type === 'password');
    await expect(secrets).toHaveLength(1);
    for (const secret of secrets) {
      for (const hint of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type']) {
        await expect(secret).toHaveAttribute(hint);
      }
    }
  },
};
