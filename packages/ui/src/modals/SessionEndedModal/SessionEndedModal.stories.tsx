import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SessionEndedModal } from './SessionEndedModal.tsx';

const meta = {
  title: 'Modals/SessionEndedModal',
  component: SessionEndedModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { isOpen: true, email: 'noor@acme.example', onSignIn: fn(), onSignedIn: fn(), onLeave: fn() },
} satisfies Meta<typeof SessionEndedModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => within(await screen.findByRole('dialog', { name: 'Session ended' }));

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await open();
    const password = dialog.getByLabelText('Password');
    await step('Only the password is required, and nothing is lost', async () => {
      await waitFor(() => expect(password).toHaveFocus());
      await expect(dialog.getByLabelText('Email')).toHaveValue('noor@acme.example');
      await expect(dialog.getByText(/still here/)).toBeVisible();
    });
    await step('Escape does not discard the entries', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onLeave).not.toHaveBeenCalled();
    });
    await step('The password is submitted as typed', async () => {
      await userEvent.keyboard('river stone');
      await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
      await expect(args.onSignIn).toHaveBeenCalledOnce();
      await expect(args.onSignIn).toHaveBeenCalledWith({
        email: 'noor@acme.example',
        password: 'river stone',
      });
    });
    await step('The leave button says that nothing is saved', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }));
      await expect(args.onLeave).toHaveBeenCalledOnce();
    });
  },
};

/** Another person has signed in in this browser: whose entries these are, and that nothing of them was sent. */
export const ReplacedByAnother: Story = {
  args: { hasOtherPerson: true },
  play: async () => {
    const dialog = await open();
    await expect(
      dialog.getByText(/^Someone else has signed in in this browser\..* as noor@acme\.example/),
    ).toBeVisible();
  },
};

/** Signing in as another user discards the entries. */
export const AnotherUser: Story = {
  play: async ({ userEvent }) => {
    const dialog = await open();
    const email = dialog.getByLabelText('Email');
    const warning = () => dialog.queryByText('Signing in as someone else discards this work.');
    await expect(warning()).toBeNull();
    await userEvent.clear(email);
    await userEvent.type(email, 'sam@acme.example');
    await expect(warning()?.closest('[role=status]')).toHaveTextContent(
      'Your entries belong to noor@acme.example',
    );
    await userEvent.clear(email);
    await userEvent.type(email, 'Noor@acme.example ');
    await expect(warning()).toBeNull();
  },
};

export const Pending: Story = { args: { isPending: true } };

export const WrongPassword: Story = {
  tags: ['state:failed'],
  args: { problem: { kind: 'http', status: 400, detail: 'Unable to log in with provided credentials.' } },
  play: async () => expect((await open()).getByRole('alert')).toHaveTextContent('Wrong email or password.'),
};

export const TooManyAttempts: Story = {
  args: { problem: { kind: 'http', status: 429, retryAfterMs: 30_000 } },
  play: async () => expect((await open()).getByRole('button', { name: 'Sign in' })).toBeDisabled(),
};

/** If users sign in on another site, that site opens in a new tab, and this page waits. */
export const Elsewhere: Story = {
  args: { signInHref: 'https://accounts.example/login' },
  play: async ({ args, userEvent }) => {
    const dialog = await open();
    const link = dialog.getByRole('link', { name: 'Open sign-in page' });
    await expect(link).toHaveAttribute('href', 'https://accounts.example/login');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(dialog.getByRole('button', { name: 'I have signed in' }));
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Offline: Story = {
  args: { problem: { kind: 'network' } },
  play: async () => expect((await open()).getByRole('alert')).toHaveTextContent(/network|connection/i),
};

export const LongText: Story = {
  args: { email: `${'noor.haddad.'.repeat(20)}@acme.example` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
