import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toId } from '../../../domain/entities/id.ts';
import { paths } from '../../../domain/routes/paths.ts';
import type { WizardRouteName } from '../../../domain/routes/routes.ts';
import { viewWizardSteps } from '../../../patterns/Wizard/Wizard.logic.ts';
import { SetupEndedScreen } from './SetupEndedScreen.tsx';

const hrefOf = (route: WizardRouteName) => paths.pipelineSetup(toId(7), route);

const meta = {
  title: 'Screens/Setup/SetupEndedScreen',
  component: SetupEndedScreen,
  args: {
    frame: {
      trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: 'Orders to warehouse' }],
      steps: viewWizardSteps({ draft: {}, group: 'source', hrefOf }),
    },
    href: paths.pipelineOverview(toId(7)),
  },
} satisfies Meta<typeof SetupEndedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link never leads to a page that the application does not have. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This pipeline is already set up')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the pipeline' })).toHaveAttribute(
      'href',
      '/pipelines/7/overview',
    );
  },
};

/** Another user started the pipeline while something was entered here. */
export const StartedMeanwhile: Story = {
  args: {
    notSaved: ['Source frequency: every hour', 'Persist deleted rows: on'],
  },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent('Your changes here were not saved.');
    await expect(notice).toHaveTextContent('Persist deleted rows: on');
    await expect(canvas.getByRole('link', { name: 'Open the pipeline' })).toBeVisible();
  },
};
