import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { failed, loading, ready } from '../../../domain/outcome/remote.ts';
import { settingsPaths } from '../../../domain/routes/settingsPaths.ts';
import { storyNow } from '../settings.stories.data.ts';
import { HookScreen } from './HookScreen.tsx';
import { archivedHook, hooks, hookWith } from './HooksScreen.stories.data.tsx';

const [attached, failing, unattached] = hooks;
const shown = attached ?? hookWith(1, '');

const meta = {
  title: 'Screens/Settings/HookScreen',
  component: HookScreen,
  parameters: { present: { now: storyNow } },
  args: {
    hook: ready(shown),
    listHref: settingsPaths.hooks(),
    hrefOfPlace: ({ entity, id }) => `/${entity}s/${id}`,
    onAction: fn(),
    onPlaceAction: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Its address, secret and last delivery', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Operations channel' })).toBeVisible();
      await expect(canvas.getByText('https://hooks.acme.example/operations')).toBeVisible();
      await expect(canvas.getByText('Saved')).toBeVisible();
      await expect(canvas.getByText('Only the last delivery is kept.')).toBeVisible();
    });
    await step('Its places, each with its events', async () => {
      const [, pipeline, source] = within(
        canvas.getByRole('table', { name: 'Places that this hook is attached to' }),
      ).getAllByRole('row');
      await expect(pipeline).toHaveTextContent(
        /Orders to warehouse Pipeline.*Errored, Recovered, Initial sync completed/,
      );
      await expect(source).toHaveTextContent(/Stripe Source.*Updated.*—$/);
      await expect(canvas.getByRole('link', { name: 'Stripe' })).toHaveAttribute('href', '/sources/3');
    });
    await step('A place is detached', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Actions for Stripe' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Detach' }));
      await expect(args.onPlaceAction).toHaveBeenCalledWith({
        action: 'detach',
        attachment: shown.attachedTo?.[1],
      });
    });
    await step('The hook is edited or archived', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'edit', items: [shown] });
      await userEvent.click(canvas.getByRole('button', { name: 'More actions for Operations channel' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
      await expect(args.onAction).toHaveBeenLastCalledWith({ action: 'archive', items: [shown] });
    });
  },
};

/** A hook is attached from its own page, too. */
export const Playground: Story = {
  args: { onAttach: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach hook' }));
    await expect(args.onAttach).toHaveBeenCalledOnce();
  },
};

/** An archived hook cannot be attached any more. */
export const ArchivedForGood: Story = {
  args: { hook: ready(archivedHook), onAttach: fn() },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Attach hook' })).toBeNull(),
};

/** Plain http, and an address that answers with an error. */
export const Failing: Story = {
  args: { hook: ready(failing ?? shown) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This address is not encrypted.')).toBeVisible();
    await expect(canvas.getAllByText('The address answered with 500.')[0]).toBeVisible();
    await expect(canvas.getByText('None')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add signing secret' }));
    await expect(args.onAction).toHaveBeenCalledWith({ action: 'edit', items: [failing] });
  },
};

export const Unattached: Story = {
  args: { hook: ready(unattached ?? shown) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This hook is not attached to anything')).toBeVisible();
    await expect(canvas.getByText(/^Open a pipeline or a source, choose Hooks/)).toBeVisible();
  },
};

/** An archived hook can only be detached and deleted. */
export const Archived: Story = {
  args: { hook: ready(archivedHook) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Archived')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Stripe' }));
    await expect(await screen.findByRole('menuitem', { name: /^Edit events/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** The service does not say the status, where a hook is attached, and nothing of deliveries. */
export const RequiredFieldsOnly: Story = {
  args: {
    hook: ready(hookWith(1, 'Chat', { status: null, attachedTo: null, lastDelivery: null, createdAt: null })),
    onAttach: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The service does not list where a hook is attached.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Attach hook' })).toBeEnabled();
    await expect(canvas.queryByText('Active')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeEnabled();
  },
};

export const Loading: Story = { args: { hook: loading } };

export const NotFound: Story = {
  args: { hook: failed({ kind: 'http', status: 404 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This hook was not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All hooks' })).toHaveAttribute('href', '/settings/hooks');
  },
};

export const Failed: Story = {
  args: { hook: failed({ kind: 'http', status: 503 }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { hook: { state: 'loading', isOffline: true } },
};

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(7);
export const LongText: Story = {
  args: { hook: ready(hookWith(1, long, { url: `https://${long}.example/${long}` })) },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
export const SmallPhone: Story = { ...Phone, globals: { viewport: { value: 'small' } } };
