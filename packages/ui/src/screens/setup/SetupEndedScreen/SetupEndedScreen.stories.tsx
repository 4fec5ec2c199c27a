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

const unbroken = 'orders_of_all_countries_'.repeat(10);

export const LongText: Story = {
  args: {
    frame: {
      ...meta.args.frame,
      trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: unbroken }],
    },
    notSaved: [`Source name: ${unbroken}`],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unbroken);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = {
  ...StartedMeanwhile,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
