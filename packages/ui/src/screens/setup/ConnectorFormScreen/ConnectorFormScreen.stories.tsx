import { holdCountdowns, runCountdowns } from '../../../internal/heldTimers.stories.data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createFormModel } from '../../../domain/forms/model/formModel.ts';
import type { FormModel } from '../../../domain/forms/model/formState.ts';
import { storySignIn } from '../../../forms/ConnectPanel/connect.stories.data.ts';
import { storyList } from '../../../forms/ProviderRows/rows.stories.data.ts';
import { storySampling } from '../../../forms/SchemaImporter/sampling.stories.data.ts';
import { storyRole } from '../../../forms/RoleSetup/role.stories.data.ts';
import type { SectionResources } from '../../../forms/ConnectorForm/sectionProps.ts';
import { postgres } from '../../../domain/connectors/sources/postgres.ts';
import { tunnelForm } from '../../../domain/connectors/tunnels/tunnelForm.ts';
import { toId } from '../../../domain/entities/id.ts';
import { ready } from '../../../domain/outcome/remote.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { WizardRouteName } from '../../../domain/routes/routes.ts';
import { storyTunnels } from '../../../forms/fields/tunnels.stories.data.ts';
import { viewWizardSteps } from '../../../patterns/Wizard/Wizard.logic.ts';
import { ConnectorFormScreen, type ConnectorFormScreenProps } from './ConnectorFormScreen.tsx';

const today = '2026-11-20';
const hrefOf = (route: WizardRouteName) => paths.pipelineSetup(toId(7), route);

const resourcesWith = (newTunnel: FormModel): SectionResources => ({
  connect: storySignIn,
  providerRows: storyList,
  schemaImporter: storySampling,
  role: storyRole,
  connectionOptions: {
    tunnels: ready(storyTunnels),
    newTunnel,
    actions: { onCreate: fn(), onReload: fn() },
  },
});

const meta = {
  title: 'Screens/Setup/ConnectorFormScreen',
  component: ConnectorFormScreen,
  parameters: { layout: 'padded' },
  args: {
    frame: {
      trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: 'Orders to warehouse' }],
      steps: viewWizardSteps({ draft: {}, group: 'source', hrefOf }),
    },
    back: {
      label: 'Back to prerequisites',
      href: `${hrefOf('pipelineCreateSourcePrerequisites')}?type=postgres`,
    },
    changeHref: hrefOf('pipelineCreateSourceSelect'),
    definition: postgres,
    model: createFormModel({ definition: postgres, today }),
    resources: resourcesWith(createFormModel({ definition: tunnelForm, today })),
    addresses: {
      addresses: ready({ fixed: '52.0.18.4', regions: { 'us-east-1': ['3.210.7.1', '3.210.7.2'] } }),
      region: 'us-east-1',
    },
    onSave: fn(),
    onTest: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ConnectorFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Creates the models once per story. */
function Held(args: ConnectorFormScreenProps) {
  const [model] = useState(() => createFormModel({ definition: args.definition, today }));
  const [newTunnel] = useState(() => createFormModel({ definition: tunnelForm, today }));
  return <ConnectorFormScreen {...args} model={model} resources={resourcesWith(newTunnel)} />;
}

const unbroken = 'orders_of_all_countries_'.repeat(10);
/** A saved source with long values. */
const longValues = () =>
  createFormModel({
    definition: postgres,
    today,
    stored: {
      name: unbroken,
      config: { connection_config: { host: `${unbroken}.example.com`, user: unbroken, database: unbroken } },
    },
  });

function LongForm(args: ConnectorFormScreenProps) {
  const [model] = useState(longValues);
  return <ConnectorFormScreen {...args} model={model} />;
}

const values = {
  'Source name': 'Production Postgres',
  Host: 'db.acme-prod.internal',
  User: 'millrace_reader',
  Database: 'orders',
};

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const test = canvas.getByRole('button', { name: 'Test connection' });
    const save = canvas.getByRole('button', { name: 'Save and continue' });
    await step('An incomplete form is neither tested nor saved', async () => {
      await userEvent.click(test);
      await userEvent.click(save);
      await expect(args.onTest).not.toHaveBeenCalled();
      await expect(args.onSave).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox', { name: /^Source name/ })).toHaveFocus();
    });
    await step('A complete form is tested and saved', async () => {
      for (const [name, value] of Object.entries(values)) {
        await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`^${name}`) }), value);
      }
      await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'river stone');
      await userEvent.click(test);
      await expect(args.onTest).toHaveBeenCalledOnce();
      await userEvent.click(save);
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

/** The entries are restored, except for secrets. */
export const Restored: Story = {
  args: { isRestored: true, onDiscardDraft: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Enter passwords and keys again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(args.onDiscardDraft).toHaveBeenCalledOnce();
  },
};

/** A new connector is filled in although the pipeline has one: the page names and links to the existing one. */
export const Another: Story = {
  args: { present: { name: 'Shop database', href: '/pipelines/setup/7/source/review' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This pipeline already has a source.')).toBeVisible();
    await expect(canvas.getByText('Shop database')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review the source' })).toHaveAttribute(
      'href',
      '/pipelines/setup/7/source/review',
    );
  },
};

/** A save takes as long as a test: it shows its progress and duration, can be cancelled, and locks the form. */
export const Saving: Story = {
  args: { saving: { startedAt: new Date(Date.now() - 12_000), isTesting: true, onCancel: fn() } },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('Testing before saving…')).toHaveRole('status');
    await expect(canvas.getByText(/^\d+ s$/)).toBeVisible();
    await step('Nothing is sent twice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Save and continue/ }));
      await expect(args.onSave).not.toHaveBeenCalled();
      await expect(canvas.queryByRole('button', { name: 'Test connection' })).toBeNull();
    });
    await step('Fields can be focused and read, but not changed', async () => {
      for (const name of [/^Source name/, /^Host/, /^Database/]) {
        const field = canvas.getByRole('textbox', { name });
        await userEvent.click(field);
        await expect(field).toHaveFocus();
        await userEvent.type(field, 'x');
        await expect(field).toHaveValue('');
        await expect(field).toHaveAttribute('readonly');
      }
      await expect(canvas.getByLabelText(/^Password/, { selector: 'input' })).toHaveAttribute('readonly');
      await userEvent.click(await canvas.findByRole('radio', { name: /^Connect via secure tunnel/ }));
      await expect(canvas.getByRole('radio', { name: /^Connect directly/ })).toBeChecked();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.saving?.onCancel).toHaveBeenCalledOnce();
  },
};

/** No test is needed, and it is too late to cancel. */
export const SavingTheName: Story = {
  args: { saving: { startedAt: new Date(), isTesting: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Test connection' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

/** The connection could not be tested: the user can save it without a test. */
export const CouldNotBeTested: Story = {
  tags: ['state:failed'],
  args: { failure: { step: 'test', problem: { kind: 'http', status: 503 } }, onSaveUntested: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent('The source was not saved: its connection could not be tested.');
    for (const [name, value] of Object.entries(values)) {
      await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`^${name}`) }), value);
    }
    await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'secret');
    await userEvent.click(within(notice).getByRole('button', { name: 'Save without testing' }));
    await expect(args.onSaveUntested).toHaveBeenCalledOnce();
  },
};

/** Offline, nothing can be sent: the page shows a message, and Enter does not submit (docs/faults.md, F1). */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You are offline. Your entries are kept.')).toBeVisible();
    for (const name of ['Test connection', 'Save and continue']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await userEvent.type(canvas.getByRole('textbox', { name: /^Source name/ }), 'Shop{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** It is unknown whether it was saved, so the page never says that saving failed. */
export const OutcomeUnknown: Story = {
  args: { failure: { step: 'save', problem: { kind: 'timeout', isOutcomeUnknown: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not confirm whether this was done.');
  },
};

/** Saving waits while the service limits requests; the entries stay. */
export const TooManyRequests: Story = {
  beforeEach: holdCountdowns,
  args: { failure: { step: 'save', problem: { kind: 'http', status: 429, retryAfterMs: 1_200 } } },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save and continue' });
    await expect(save).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Host/ }), 'db.acme.example{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    runCountdowns();
    await waitFor(() => expect(save).toBeEnabled());
    await expect(canvas.getByRole('textbox', { name: /^Host/ })).toHaveValue('db.acme.example');
  },
};

/** The service limits tests: the button counts down, whether or not a modal is open (F13). */
export const TestsLimited: Story = {
  beforeEach: holdCountdowns,
  args: { testProblem: { kind: 'http', status: 429, retryAfterMs: 1_200 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Test again in 2 s' })).toBeDisabled();
    runCountdowns();
    await userEvent.click(await canvas.findByRole('button', { name: 'Test connection' }));
    await expect(canvas.getByRole('textbox', { name: /^Source name/ })).toHaveFocus();
    await expect(args.onTest).not.toHaveBeenCalled();
  },
};

/** The steps of the last test stay beside the form while the user fixes the entries (spec §4). */
export const Tested: Story = {
  args: {
    lastTest: {
      test: {
        success: false,
        at: new Date('2026-03-04T09:59:00Z'),
        results: [
          { action: 'Reach host on port 5432', success: true, mandatory: true, message: null, error: null },
          {
            action: 'Sign in as millrace_reader',
            success: false,
            mandatory: true,
            message: null,
            error: 'password authentication failed for user "millrace_reader"',
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const help = within(canvas.getByRole('complementary', { name: 'Help with this step' }));
    await expect(await help.findByRole('heading', { name: 'Last test' })).toBeVisible();
    await expect(help.getByText(/password authentication failed/)).toBeVisible();
  },
};

/** A saved connector is edited: its review is one link away, and its type cannot be changed. */
export const Editing: Story = {
  args: { changeHref: undefined, keepHref: hrefOf('pipelineCreateSourceReview') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cancel editing' })).toHaveAttribute(
      'href',
      '/pipelines/setup/7/source/review',
    );
    await expect(canvas.queryByRole('link', { name: 'Change source' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    present: { name: unbroken, href: '/pipelines/setup/7/source/review' },
    failure: { step: 'save', problem: { kind: 'http', status: 409, detail: unbroken } },
  },
  render: (args) => <LongForm {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unbroken);
    await expect(canvas.getByRole('textbox', { name: /^Source name/ })).toHaveValue(unbroken);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
