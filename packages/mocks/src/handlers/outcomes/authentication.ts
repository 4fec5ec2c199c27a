import { humanCheckWords } from '../../service/accounts/humanCheck.ts';
import type { authenticationHandlers } from '../authentication.ts';
import { nobody, type Outcomes } from './outcome.ts';
import { refusedBecause, refusedValues, type Refusals } from './refused.ts';

const person = {
  email: 'new@start.example',
  first_name: 'Ada',
  last_name: 'Byron',
  phone: '+44 20 1234567',
  recaptcha_token: humanCheckWords.pass,
};
const passwords = { new_password: 'a river of records', confirm_password: 'a river of records' };
const accepted = { first_name: 'Ada', last_name: 'Byron', password: 'a river of records' };
const token = (word: string) => ({ at: { token: word }, ...nobody });

export const authenticationOutcomes: Outcomes<typeof authenticationHandlers> = {
  login: [
    { status: 204, body: { email: 'member@acme.example', password: 'millrace-demo' }, ...nobody },
    { status: 204, body: { email: 'unverified@acme.example', password: 'millrace-demo' }, ...nobody },
    { status: 400, body: { email: 'member@acme.example', password: 'wrong' }, ...nobody },
    { status: 403, body: { email: 'inactive@acme.example', password: 'millrace-demo' }, ...nobody },
    { status: 422, body: { email: 'member@acme.example' }, ...nobody },
  ],
  logout: [{ status: 204 }, { status: 204, ...nobody }],
  signup: [
    { status: 204, body: person, ...nobody },
    { status: 204, body: { ...person, email: 'admin@acme.example', phone: '' }, ...nobody },
    { status: 400, body: { ...person, recaptcha_token: humanCheckWords.robot }, ...nobody },
    { status: 400, body: { ...person, recaptcha_token: 'made up' }, ...nobody },
    { status: 422, body: { ...person, email: 'nowhere' }, ...nobody },
    { status: 422, body: { ...person, first_name: '' }, ...nobody },
    { status: 422, body: { email: 'new@start.example' }, ...nobody },
  ],
  validateUserEmail: [
    { status: 204, at: { email: 'unverified@acme.example' }, ...nobody },
    { status: 204, at: { email: 'nobody@acme.example' }, ...nobody },
  ],
  setSignupPassword: [
    { status: 204, ...token('demo-confirmation'), body: passwords },
    { status: 422, ...token('demo-confirmation'), body: { ...passwords, confirm_password: 'another' } },
    { status: 404, ...token('demo-password'), body: passwords },
    { status: 404, ...token('made up'), body: passwords },
  ],
  recoverPassword: [
    { status: 204, at: { email: 'admin@acme.example' }, ...nobody },
    { status: 204, at: { email: 'nobody@acme.example' }, ...nobody },
  ],
  verifyPasswordToken: [
    { status: 200, ...token('demo-password') },
    { status: 200, ...token('demo-confirmation') },
    { status: 404, ...token('demo-invitation') },
    { status: 404, ...token('made up') },
    { status: 410, ...token('demo-password-expired') },
    { status: 410, ...token('demo-password-used') },
  ],
  resetPassword: [
    { status: 204, ...token('demo-password'), body: passwords },
    { status: 422, ...token('demo-password'), body: { new_password: 'short', confirm_password: 'short' } },
    { status: 404, ...token('demo-confirmation'), body: passwords },
    { status: 410, ...token('demo-password-expired'), body: passwords },
    { status: 410, ...token('demo-password-used'), body: passwords },
  ],
  verifyInvite: [
    { status: 200, ...token('demo-invitation') },
    { status: 403, at: { token: 'demo-invitation' } },
    { status: 404, ...token('made up') },
    { status: 409, ...token('demo-invitation-used') },
    { status: 410, ...token('demo-invitation-expired') },
    { status: 410, ...token('demo-invitation-cancelled') },
    { status: 410, ...token('demo-invitation-replaced') },
  ],
  processUserInvite: [
    { status: 204, ...token('demo-invitation'), body: accepted },
    { status: 422, ...token('demo-invitation'), body: { ...accepted, password: 'short' } },
    { status: 422, ...token('demo-invitation'), body: { ...accepted, last_name: ' ' } },
    { status: 403, at: { token: 'demo-invitation' }, body: accepted },
    { status: 404, ...token('made up'), body: accepted },
    { status: 409, ...token('demo-invitation-used'), body: accepted },
    { status: 410, ...token('demo-invitation-expired'), body: accepted },
    { status: 410, ...token('demo-invitation-cancelled'), body: accepted },
  ],
};

const checkedBy = (recaptcha_token: string) => ({ body: { ...person, recaptcha_token }, ...nobody });

export const authenticationRefusals: Refusals<typeof authenticationHandlers> = {
  login: refusedBecause(403, [
    [
      { body: { email: 'inactive@acme.example', password: 'millrace-demo' }, ...nobody },
      'This account is inactive.',
    ],
  ]),
  signup: [
    ...refusedValues({ body: person, ...nobody }, [
      [{ email: 'nowhere' }, 'email', 'Enter a valid email address.'],
      [{ first_name: ' ' }, 'first_name', 'Enter a first name.'],
      [{ last_name: 'x'.repeat(151) }, 'last_name', 'A last name can have at most 150 characters.'],
      [{ phone: '+44 20 1234 567890' }, 'phone', 'A phone number can have at most 15 characters.'],
    ]),
    ...refusedBecause(400, [
      [checkedBy(humanCheckWords.robot), 'The human check was not passed. Do it again.'],
      [checkedBy(humanCheckWords.expired), 'The human check has run out. Do it again.'],
      [checkedBy('made up'), 'The human check could not be confirmed. Do it again.'],
      [checkedBy(''), 'The human check could not be confirmed. Do it again.'],
    ]),
  ],
  processUserInvite: refusedValues(
    {
      at: { token: 'demo-invitation' },
      body: { first_name: 'Ada', last_name: 'Byron', password: 'a river of records' },
      ...nobody,
    },
    [
      [{ first_name: ' ' }, 'first_name', 'Enter a first name.'],
      [{ last_name: 'x'.repeat(151) }, 'last_name', 'A last name can have at most 150 characters.'],
      [{ password: 'short' }, 'password', 'At least 12 characters.'],
      [{ password: 'invited is the best' }, 'password', 'Not your email address.'],
    ],
  ),
};
