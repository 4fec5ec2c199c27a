import type { authenticationHandlers } from '../authentication.ts';
import { nobody, type Outcomes } from './outcome.ts';

export const authenticationOutcomes: Outcomes<typeof authenticationHandlers> = {
  login: [
    { status: 204, body: { email: 'member@acme.example', password: 'millrace-demo' }, ...nobody },
    { status: 400, body: { email: 'member@acme.example', password: 'wrong' }, ...nobody },
    { status: 422, body: { email: 'member@acme.example' }, ...nobody },
  ],
  logout: [{ status: 204 }, { status: 204, ...nobody }],
  recoverPassword: [
    { status: 204, at: { email: 'admin@acme.example' }, ...nobody },
    { status: 204, at: { email: 'nobody@acme.example' }, ...nobody },
  ],
};
