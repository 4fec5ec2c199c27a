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
    reason: 'noForm',
    type: 'klaviyo',
    href: hrefOf('pipelineCreateSourceSelect'),
  },
} satisfies Meta<typeof SetupGateScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reason and a link to continue. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Klaviyo is not available yet')).toBeVisible();
    await expect(canvas.getByText(/^This version has no form for it\. Choose another source/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose another source' })).toHaveAttribute(
      'href',
      '/pipelines/setup/7/source/select',
    );
  },
};

/** The link never leads to a page that the application does not have. */
export const NotDraft: Story = {
  args: { reason: 'notDraft', href: paths.pipelineOverview(toId(7)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the pipeline' })).toHaveAttribute(
      'href',
      '/pipelines/7/overview',
    );
  },
};

/** Another user started the pipeline while something was entered here. */
export const StartedMeanwhile: Story = {
  args: {
    reason: 'notDraft',
    href: paths.pipelineOverview(toId(7)),
    notSaved: ['Source frequency: every hour', 'Persist deleted rows: on'],
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent('Your changes here were not saved.');
    await expect(notice).toHaveTextContent('Persist deleted rows: on');
    await expect(canvas.getByRole('link', { name: 'Open the pipeline' })).toBeVisible();
  },
};
