import { storySignIn } from '../../../forms/ConnectPanel/connect.stories.data.ts';
import { storyList } from '../../../forms/ProviderRows/rows.stories.data.ts';
import { storySampling } from '../../../forms/SchemaImporter/sampling.stories.data.ts';
import { storyRole } from '../../../forms/RoleSetup/role.stories.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { postgres } from '../../../domain/connectors/sources/postgres.ts';
import { tunnelForm } from '../../../domain/connectors/tunnels/tunnelForm.ts';
import { draftOfCopy } from '../../../domain/connectors/connectorCopy.ts';
import { toId } from '../../../domain/entities/id.ts';
import { restoreDraft } from '../../../domain/forms/model/formDraft.ts';
import { createFormModel } from '../../../domain/forms/model/formModel.ts';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { connectorPaths } from '../../../domain/routes/connectorPaths.ts';
import { storyTunnels } from '../../../forms/fields/tunnels.stories.data.ts';
import { ConnectorFormScreen, type ConnectorFormScreenProps } from './ConnectorFormScreen.tsx';

const today = '2026-11-20';
const newForm = () => createFormModel({ definition: postgres, today });
const newTunnel = createFormModel({ definition: tunnelForm, today });
const list = { label: 'Sources', href: connectorPaths.source.list() };
const id = toId<'source'>(1);

const saved = {
  name: 'Production Postgres',
  tunnelId: null,
  config: {
    connection_config: {
      host: 'db.acme-prod.internal',
      port: 5432,
      user: 'millrace_reader',
      password: '••••',
      database: 'orders',
      pgschema: 'public',
      ssl: false,
    },
  },
};
const postgresArticle = {
  title: 'Connect PostgreSQL',
  html: '<p>Set <code>wal_level</code> to <code>logical</code>.</p>',
};
/** The start of a copy: the values of another source without its secrets. */
const copied = () => {
  const form = newForm();
  restoreDraft(form, draftOfCopy(postgres, saved));
  return form;
};

type Props = ConnectorFormScreenProps & {
  /** Creates the form model, one for each story. */
  modelOf?: () => FormModel;
};

/** Creates the model once per story. */
function Held({ modelOf = newForm, ...args }: Props) {
  const [model] = useState(modelOf);
  return <ConnectorFormScreen {...args} model={model} />;
}

/** A source or destination on its own pages: no steps, and no pipeline around it. */
const meta: Meta<Props> = {
  title: 'Screens/Setup/ConnectorFormScreen/In its area',
  component: ConnectorFormScreen,
  parameters: { layout: 'padded' },
  args: {
    frame: { title: 'Create source', trail: [list] },
    back: {
      label: 'Back to prerequisites',
      href: connectorPaths.source.prerequisites({ type: 'postgres' }),
    },
    changeHref: connectorPaths.source.select(),
    definition: postgres,
    model: newForm(),
    resources: {
      connect: storySignIn,
      providerRows: storyList,
      schemaImporter: storySampling,
      role: storyRole,
      connectionOptions: {
        tunnels: ready(storyTunnels),
        newTunnel,
        actions: { onCreate: fn(), onReload: fn() },
      },
    },
    addresses: {
      addresses: ready({ fixed: '52.0.18.4', regions: { 'us-east-1': ['3.210.7.1', '3.210.7.2'] } }),
    },
    saveLabel: 'Save source',
    onSave: fn(),
    onTest: fn(),
  },
  render: (args) => <Held {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

export const Create: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create source' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save source' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: /steps/i })).toBeNull();
    await expect(canvas.getByRole('complementary', { name: 'Help' })).toBeVisible();
    // No pipeline is being set up.
    await expect(canvasElement).not.toHaveTextContent(/this pipeline/i);
  },
};

export const Edit: Story = {
  args: {
    frame: {
      title: 'Edit source',
      trail: [list, { label: saved.name, href: connectorPaths.source.detail(id) }],
    },
    back: { label: 'Back to source', href: connectorPaths.source.detail(id) },
    changeHref: undefined,
    keepHref: connectorPaths.source.detail(id),
    saveLabel: 'Save changes',
    modelOf: () => createFormModel({ definition: postgres, today, stored: saved }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Source name/ })).toHaveValue('Production Postgres');
    await expect(canvas.getByRole('textbox', { name: /^Database/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('link', { name: 'Cancel editing' })).toHaveAttribute('href', '/sources/1');
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};

/** What to prepare is beside the form of a saved connector too, because its access may have to be repaired. */
export const EditWithGuide: Story = {
  ...Edit,
  globals: { viewport: { value: 'wide' } },
  args: {
    ...Edit.args,
    guide: { article: ready(postgresArticle), onRetry: fn(), isOpen: false, onOpenChange: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const help = canvas.getByRole('complementary', { name: 'Help' });
    await expect(await within(help).findByRole('heading', { name: postgresArticle.title })).toBeVisible();
    const [form, beside] = [canvas.getByRole('form'), help].map((each) => each.getBoundingClientRect());
    await expect(form?.right).toBeLessThanOrEqual(beside?.left ?? 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Setup guide', expanded: false }));
    await expect(args.guide?.onOpenChange).toHaveBeenLastCalledWith(true);
  },
};

/** Without room beside the form, the guide is behind its button. */
export const EditWithGuideOnATablet: Story = {
  ...EditWithGuide,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Setup guide' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: postgresArticle.title })).toBeNull();
  },
};

/** A copy has the values of the original and its own name; its secrets are empty. */
export const Duplicate: Story = {
  args: {
    frame: {
      title: 'Duplicate source',
      trail: [list, { label: saved.name, href: connectorPaths.source.detail(id) }],
      notice: {
        title: 'This is a copy of “Production Postgres”.',
        text: 'Passwords and keys are not copied. Enter them again.',
      },
    },
    back: { label: 'Back to source', href: connectorPaths.source.detail(id) },
    changeHref: undefined,
    modelOf: copied,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /^Source name/ })).toHaveValue(
      'Copy of Production Postgres',
    );
    await expect(canvas.getByRole('textbox', { name: /^Database/ })).not.toHaveAttribute('readonly');
    const password = canvas.getByLabelText(/^Password/, { selector: 'input' });
    await expect(password).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Save source' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(password).toHaveFocus();
    await userEvent.type(password, 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Save source' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const DuplicateOnAPhone: Story = { ...Duplicate, globals: { viewport: { value: 'phone' } } };
