import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ready } from '../../../domain/outcome/remote.ts';
import { pipeline, requests, settingsPage } from '../PipelineFrame/settings.stories.data.tsx';
import { PipelineSettingsLoadingScreen } from './PipelineSettingsLoadingScreen.tsx';

const meta = {
  title: 'Screens/Pipelines/PipelineSettingsLoadingScreen',
  component: PipelineSettingsLoadingScreen,
  args: { ...settingsPage, view: 'schema', onRetry: fn() },
} satisfies Meta<typeof PipelineSettingsLoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pipeline has loaded, the code of the view has not. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading source tables' })).toBeVisible();
    const views = within(canvas.getByRole('navigation', { name: 'Settings' }));
    await expect(views.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Table selection',
      'Sync',
      'General',
    ]);
    await expect(views.getByRole('link', { name: 'Table selection' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Loading: Story = {
  args: { pipeline: requests.loading, name: 'Orders to warehouse', view: 'sync' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading pipeline' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orders to warehouse');
    await expect(canvas.getByRole('link', { name: 'Sync' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The code of a view with fields loads. */
export const LoadingFields: Story = {
  args: { view: 'sync' },
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Loading settings' })).toBeVisible(),
};

export const Failed: Story = {
  args: { pipeline: requests.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { pipeline: requests.offline },
  play: async ({ canvas }) => expect(canvas.getByText(/offline/i)).toBeVisible(),
};

export const NotFound: Story = {
  args: { pipeline: requests.missing },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'This pipeline was not found' })).toBeVisible(),
};

/** A draft has no settings yet. */
export const Draft: Story = {
  args: { pipeline: requests.draft, hrefs: { ...settingsPage.hrefs, setup: '/pipelines/setup/1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This pipeline is not set up yet')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { pipeline: ready({ ...pipeline, name: 'orders_of_all_countries_'.repeat(10) }) },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
