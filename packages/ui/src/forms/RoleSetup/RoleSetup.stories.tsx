import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../domain/outcome/remote.ts';
import { RoleSetup } from './RoleSetup.tsx';
import { storyRole, storyTemplate } from './role.stories.data.ts';

const meta = {
  title: 'Forms/RoleSetup',
  component: RoleSetup,
  args: { ...storyRole, onReloadTemplate: fn(), onReloadExternalId: fn() },
} satisfies Meta<typeof RoleSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bucket and region are not known yet. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open template' })).toBeDisabled();
    await expect(canvas.getByText(/Enter the bucket name and its region first/)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'External ID' })).toHaveTextContent(/5d1f02a9/);
  },
};

export const Loading: Story = {
  args: { template: loading, externalId: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preparing the template …')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open template' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Copy/ })).toBeNull();
  },
};

/** The click itself opens the template, as a link: nothing is awaited, so nothing is blocked. */
export const Ready: Story = {
  args: { template: ready(storyTemplate) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open template' });
    await expect(link).toHaveAttribute('href', storyTemplate);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** After the click. If the window was blocked all the same, another link is offered. */
export const Opened: Story = {
  ...Ready,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Open template' });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(await canvas.findByText('The template has opened in a new window')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open again' })).toHaveAttribute('href', storyTemplate);
    const other = canvas.getByRole('link', { name: 'open the template yourself' });
    await expect(other).toHaveAttribute('href', storyTemplate);
    await expect(other).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** The service refuses the bucket's name: its own sentence shows. */
export const Failed: Story = {
  args: {
    template: failed({
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: ['query', 'bucket_name'], message: 'This is not a valid bucket name.' }],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Role template' })).toHaveTextContent(
      'This is not a valid bucket name.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReloadTemplate).toHaveBeenCalledOnce();
  },
};

/** The service has no template for the bucket. */
export const NoTemplate: Story = {
  args: { template: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no template for this bucket.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ExternalIdFailed: Story = {
  args: { template: ready(storyTemplate), externalId: failed({ kind: 'network' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The external ID could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReloadExternalId).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    template: { state: 'loading', isOffline: true },
    externalId: { state: 'loading', isOffline: true },
  },
  play: async ({ canvas }) => expect(canvas.getAllByText(/You are offline/)).toHaveLength(2),
};

export const Phone: Story = {
  ...Opened,
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await Opened.play?.(context);
    await expect(context.canvasElement.scrollWidth).toBeLessThanOrEqual(context.canvasElement.clientWidth);
  },
};
