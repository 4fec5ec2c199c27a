import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { userWith } from '../../../domain/entities/user.test.data.ts';
import { createFormModel } from '../../../domain/forms/model/formModel.ts';
import { createProfileForm, passwordChangeForm, toProfile } from '../../../domain/people/profileForm.ts';
import { allHrefs, storyNow } from '../settings.stories.data.ts';
import { AccountScreen } from './AccountScreen.tsx';

const user = userWith({ timeZone: 'Europe/Berlin' });
const newPassword = () => createFormModel({ definition: passwordChangeForm, today: '' });

const meta = {
  title: 'Screens/Settings/AccountScreen',
  component: AccountScreen,
  parameters: { present: { now: storyNow } },
  args: {
    hrefs: allHrefs,
    email: user.email,
    profile: createProfileForm(user),
    browserZone: 'Europe/Berlin',
    onSaveProfile: fn(),
    password: newPassword(),
    onChangePassword: fn(),
  },
  // Each story types into forms of its own.
  beforeEach({ args }) {
    args.profile = createProfileForm(user);
    args.password = newPassword();
  },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const section = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('region', { name }));

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const profile = section(canvas, 'Profile');
    await step('The form shows the details', async () => {
      await expect(profile.getByRole('textbox', { name: /First name/ })).toHaveValue('Noor');
      await expect(profile.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
      await expect(profile.getByRole('button', { name: /^Time zone/ })).toHaveTextContent(
        'Berlin, Europe (UTC+01:00)',
      );
    });
    await step('A pasted international number fills in the country', async () => {
      const number = profile.getByRole('textbox', { name: 'Phone number' });
      // The numbering plans load while the page is idle.
      await userEvent.type(number, '+43 1 534530');
      await expect(await profile.findByText('Will be saved as +43 1 534530.')).toBeVisible();
      await userEvent.tab();
      await expect(number).toHaveValue('1534530');
      await expect(profile.getByRole('button', { name: /^Country code/ })).toHaveTextContent('Austria (+43)');
    });
    await step('A time zone is found by a city that it is not named after', async () => {
      await userEvent.click(profile.getByRole('button', { name: /^Time zone/ }));
      await userEvent.type(await screen.findByRole('searchbox', { name: 'Search time zones' }), 'seattle');
      await userEvent.click(await screen.findByRole('option', { name: /^Los Angeles/ }));
      await expect(profile.getByRole('button', { name: /^Time zone/ })).toHaveTextContent('Los Angeles');
      await expect(
        profile.getByText(/It differs from this browser, which is in Berlin, Europe/),
      ).toBeVisible();
    });
    await step('Only what was changed is saved', async () => {
      await userEvent.click(profile.getByRole('button', { name: 'Save profile' }));
      await expect(args.onSaveProfile).toHaveBeenCalledOnce();
      await expect(toProfile(args.profile)).toEqual({
        phoneCountryCode: '+43',
        phoneNationalNumber: '1534530',
        timeZone: 'America/Los_Angeles',
      });
    });
    await step('The browser’s own time zone is one press away', async () => {
      await userEvent.click(profile.getByRole('button', { name: 'Use the browser’s' }));
      await expect(profile.getByRole('button', { name: /^Time zone/ })).toHaveTextContent('Berlin');
    });
  },
};

/** Spec §5: a telephone number has at most 15 characters. */
export const LongPhoneNumber: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const profile = section(canvas, 'Profile');
    const number = profile.getByLabelText(/^Phone number/);
    await step('A number that is pasted as people write it loses no digit', async () => {
      await userEvent.clear(number);
      await userEvent.paste('+49 (0) 1512 3456 7890');
      await expect(number).toHaveValue('+49151234567890');
    });
    await step('More digits are cut, with the warning', async () => {
      await userEvent.type(number, '12');
      await expect(number).toHaveValue('+49151234567890');
      await expect(
        profile.getByText('The maximum length was exceeded. The string was cut at 15 characters'),
      ).toBeVisible();
    });
  },
};

/** Canada has the same code as the United States. */
export const CountryBySearch: Story = {
  play: async ({ canvas, userEvent }) => {
    const profile = section(canvas, 'Profile');
    await userEvent.click(profile.getByRole('button', { name: /^Country code/ }));
    const search = await screen.findByRole('searchbox', { name: 'Search country codes' });
    const [first] = await screen.findAllByRole('option');
    await expect(Number(first?.getAttribute('aria-setsize'))).toBeGreaterThan(200);
    await userEvent.type(search, 'canada');
    await userEvent.click(await screen.findByRole('option', { name: 'Canada (+1)' }));
    await expect(profile.getByRole('button', { name: /^Country code/ })).toHaveTextContent('Canada (+1)');
  },
};

export const PasswordRules: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const card = section(canvas, 'Password');
    const type = (name: RegExp, text: string) =>
      userEvent.type(card.getByLabelText(name, { selector: 'input' }), text);
    await step('The rules are visible before typing', async () =>
      expect(card.getByText('At least 12 characters.')).toBeVisible(),
    );
    await step('Two different passwords are not sent', async () => {
      await type(/^Current password/, 'old pass word');
      await type(/^New password/, 'seven green bottles');
      await type(/^Confirm password/, 'seven red bottles');
      await userEvent.click(card.getByRole('button', { name: 'Change password' }));
      await expect(card.getByText('Passwords don’t match.')).toBeVisible();
      await expect(args.onChangePassword).not.toHaveBeenCalled();
    });
    await step('Equal ones are', async () => {
      const confirm = card.getByLabelText(/^Confirm password/, { selector: 'input' });
      await userEvent.clear(confirm);
      await userEvent.type(confirm, 'seven green bottles');
      await userEvent.click(card.getByRole('button', { name: 'Change password' }));
      await expect(args.onChangePassword).toHaveBeenCalledOnce();
    });
  },
};

/** The service's errors are shown at their fields. */
export const WrongPassword: Story = {
  args: {
    passwordProblem: {
      kind: 'http',
      status: 422,
      fieldErrors: [{ location: ['current_password'], message: 'Wrong password.' }],
    },
  },
  play: async ({ canvas }) => {
    const field = section(canvas, 'Password').getByLabelText(/^Current password/, { selector: 'input' });
    await expect(field).toHaveAccessibleDescription('Wrong password.');
    await expect(field).toHaveFocus();
  },
};

export const TooManyAttempts: Story = {
  args: { passwordProblem: { kind: 'http', status: 429, retryAfterMs: 60_000 } },
  play: async ({ canvas }) =>
    expect(section(canvas, 'Password').getByRole('button', { name: 'Change password' })).toBeDisabled(),
};

export const SaveFailed: Story = {
  args: { profileProblem: { kind: 'http', status: 500 } },
  play: async ({ canvas }) => expect(section(canvas, 'Profile').getByRole('alert')).toBeVisible(),
};

export const Saving: Story = { args: { isSavingProfile: true, isChangingPassword: true } };

export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ args, canvas, userEvent }) => {
    const profile = section(canvas, 'Profile');
    await userEvent.click(profile.getByRole('button', { name: 'Save profile' }));
    await expect(args.onSaveProfile).not.toHaveBeenCalled();
    await expect(profile.getByText(/^You are offline/)).toBeVisible();
  },
};

export const OtherTimeZone: Story = {
  args: { browserZone: 'Asia/Calcutta' },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/which is in Kolkata, Asia \(UTC\+05:30\)/)).toBeVisible(),
};

const longUser = userWith({
  email: `${'very.long.address.'.repeat(8)}@acme.example`,
  firstName: 'Maximiliane '.repeat(12),
  lastName: 'Donaudampfschifffahrtsgesellschaft'.repeat(7),
});

export const LongText: Story = {
  args: {
    email: longUser.email,
    profileProblem: { kind: 'http', status: 400, detail: 'Donaudampfschifffahrtsgesellschaft'.repeat(7) },
  },
  beforeEach({ args }) {
    args.profile = createProfileForm(longUser);
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const Phone: Story = {
  args: { browserZone: 'America/Argentina/Buenos_Aires' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
