import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { WizardRouteName } from '../../../domain/routes/routes.ts';
import { viewWizardSteps } from '../../../patterns/Wizard/Wizard.logic.ts';
import { SetupGateScreen } from './SetupGateScreen.tsx';

const hrefOf = (route: WizardRouteName) => paths.pipelineSetup(toId(7), route);

const meta = {
  title: 'Screens/Setup/SetupGateScreen',
  component: SetupGateScreen,
  args: {
    frame: {
      trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: 'Orders to warehouse' }],
      steps: viewWizardSteps({ draft: {}, group: 'source', hrefOf }),
    },
    kind: 'source',
    reason: 'unknownType',
    href: hrefOf('pipelineCreateSourceSelect'),
  },
} satisfies Meta<typeof SetupGateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sentence of spec §8, and a way on. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Please verify the source configuration, and make sure all required fields are filled',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a source' })).toHaveAttribute(
      'href',
      '/pipelines/setup/7/source/select',
    );
  },
};

export const UnknownDestination: Story = {
  args: { kind: 'destination' },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText(
        'Please verify the destination configuration, and make sure all required fields are filled',
      ),
    ).toBeVisible(),
};

export const NoForm: Story = {
  args: { reason: 'noForm', type: 'klaviyo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The form for this source is on its way')).toBeVisible();
    await expect(canvas.getByText(/^Klaviyo cannot be connected here yet/)).toBeVisible();
  },
};

export const NotDraft: Story = {
  args: { reason: 'notDraft', href: paths.pipelineOverview(toId(7)) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Open the pipeline' })).toHaveAttribute(
      'href',
      '/pipelines/7/overview',
    ),
};
