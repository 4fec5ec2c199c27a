import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { paths } from '../../../domain/routes/paths.ts';
import { SetupLoadingScreen } from './SetupLoadingScreen.tsx';

const meta = {
  title: 'Screens/Setup/SetupLoadingScreen',
  component: SetupLoadingScreen,
  args: {
    frame: { trail: [{ label: 'Pipelines', href: paths.pipelinesList() }] },
    onRetry: fn(),
  },
} satisfies Meta<typeof SetupLoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Set up pipeline' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading setup' })).toBeVisible();
  },
};

/** The step whose tables load has their shape, so that nothing moves when they come. */
export const Tables: Story = {
  tags: ['state:loading'],
  args: { shape: 'tables' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('status', { name: 'Loading source tables' })).toBeVisible(),
};

/** The step of the catalogue has its tiles in the places of the catalogue. */
export const Catalogue: Story = {
  tags: ['state:loading'],
  args: { shape: 'catalogue' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status', { name: 'Loading setup' })).toBeVisible();
    await expect(canvas.queryByText('Details')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const CatalogueOnPhone: Story = { ...Catalogue, globals: { viewport: { value: 'phone' } } };

/** The error in place of the step, with a retry. */
export const Failed: Story = {
  args: { problem: { kind: 'http', status: 503 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^The setup could not be loaded\.The service had an error\./,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { problem: { kind: 'offline' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.'),
};

const unbroken = 'orders_of_all_countries_'.repeat(10);

export const LongText: Story = {
  args: {
    frame: { trail: [{ label: 'Pipelines', href: paths.pipelinesList() }, { label: unbroken }] },
    problem: { kind: 'http', status: 409, detail: unbroken },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(unbroken);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
