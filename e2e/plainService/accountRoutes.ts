import { createHmac, randomBytes } from 'node:crypto';
import { detail, type JsonObject, Refusal, textOf } from './http.ts';
import { refuse, shown } from './resources.ts';
import { demandAdmin, done, ok, type Route, route, type Call } from './routes.ts';
import { change, find, insert, remove } from './world.ts';

export const realtimeKey = 'plain';
const realtimeSecret = randomBytes(16).toString('hex');

/** The signature with which a page may join a channel. */
export const channelSignature = (socketId: string, channel: string): string =>
  `${realtimeKey}:${createHmac('sha256', realtimeSecret).update(`${socketId}:${channel}`).digest('hex')}`;

const target = ({ world, params }: Call) => find(world, 'user', params['id'] ?? '');

/** An action of an admin on a user. */
const userAction = (name: string, status: string, fields: JsonObject): Route =>
  route('POST', `user/${name}/:id/`, (call) => {
    demandAdmin(call);
    change(call.world, 'user', target(call), fields);
    return done(call, status);
  });

const cookie = (name: string, value: string, more = '') => `${name}=${value}; Path=/; SameSite=Lax${more}`;

const publicPost = (path: string, status: string): Route =>
  route('POST', path, (call) => done(call, status), true);

export const accountRoutes: readonly Route[] = [
  route(
    'POST',
    'login/',
    ({ world, body }) => {
      const email = textOf(body['email']).toLowerCase();
      const user = world.tables.user.find((row) => row['email'] === email);
      if (!user || !user['is_active'] || world.passwords.get(email) !== body['password'])
        throw new Refusal(400, { non_field_errors: ['Unable to log in with provided credentials.'] });
      const session = randomBytes(16).toString('hex');
      world.sessions.set(session, user.id);
      return {
        ...ok(shown(world, 'user', user)),
        // As Django does, a new token for the new session.
        cookies: [
          cookie('sessionid', session, '; HttpOnly'),
          cookie('csrftoken', randomBytes(16).toString('hex')),
        ],
      };
    },
    true,
  ),
  publicPost('signup/', 'created'),
  publicPost('recover-password/:email/', 'sent'),
  route('GET', 'verify-password-token/:token/', () => ok({ status: 'valid' }), true),
  publicPost('reset-password/:token/', 'changed'),
  route('GET', 'verify-invite/:token/', () => ok({ status: 'valid' }), true),
  publicPost('process-user-invite/:token/', 'accepted'),
  publicPost('validate-user-email/:email/', 'sent'),
  publicPost('set-signup-password/:token/', 'changed'),
  route('POST', 'user/logout/', (call) => {
    call.world.sessions.delete(call.session);
    return { ...done(call, 'logged out'), cookies: [cookie('sessionid', '', '; Max-Age=0')] };
  }),
  route('GET', 'user/me/', ({ world, user }) => ok(shown(world, 'user', user))),
  route('PATCH', 'user/me/', ({ world, user, body }) => {
    if ('first_name' in body && textOf(body['first_name']).trim() === '')
      refuse(world, [[['first_name'], 'This field may not be blank.']]);
    // Who one is, is not one's own to change.
    const own = Object.entries(body).filter(
      ([name]) => !['id', 'role', 'client', 'is_active'].includes(name),
    );
    return ok(shown(world, 'user', change(world, 'user', user, Object.fromEntries(own))));
  }),
  route('POST', 'user/update-password/', (call) => {
    const { world, user, body } = call;
    if (world.passwords.get(textOf(user['email'])) !== body['current_password'])
      refuse(world, [[['current_password'], 'Your old password was entered incorrectly.']]);
    world.passwords.set(textOf(user['email']), textOf(body['new_password']));
    return done(call, 'changed');
  }),
  route('POST', 'user/invite/', (call) => {
    demandAdmin(call);
    const { world, body } = call;
    const email = textOf(body['email']).toLowerCase();
    if (!email.includes('@')) refuse(world, [[['email'], 'Enter a valid email address.']]);
    if (world.tables.user.some((row) => row['email'] === email))
      refuse(world, [[['email'], 'user with this email already exists.']]);
    const role = textOf(body['role']) || 'team_member';
    insert(world, 'user', { email, role, first_name: '', last_name: '', full_name: '', is_active: false });
    return done(call, 'invited');
  }),
  route('POST', 'user/resend-invite/:id/', (call) => {
    demandAdmin(call);
    target(call);
    return done(call, 'sent');
  }),
  route('POST', 'user/delete-invite/:id/', (call) => {
    demandAdmin(call);
    remove(call.world, 'user', target(call));
    return done(call, 'deleted');
  }),
  userAction('make-admin', 'admin', { role: 'admin' }),
  userAction('activate', 'active', { is_active: true }),
  userAction('deactivate', 'inactive', { is_active: false }),
  route('POST', 'user/update-client-notification-settings/', (call) => {
    const [client] = call.world.tables.client;
    if (client) change(call.world, 'client', client, call.body);
    return done(call, 'updated');
  }),
  route('GET', 'user/get-client-external-id/', () => ok({ external_id: 'plain-1' })),
  route('POST', 'user/feedback-request/', (call) => done(call, 'sent')),
  route('POST', 'user/escalate-request/', (call) => done(call, 'sent')),
  route('POST', 'subscription/setup-intent/', () => ok({ client_secret: 'seti_1_secret_2' })),
  route('POST', 'subscription/create-portal-session/', () =>
    ok({ success: true, portal_session_url: 'https://billing.plain.example/portal' }),
  ),
  route('POST', 'subscription/set-default-payment-method/', (call) => done(call, 'updated')),
  route('POST', 'pusher/auth/', ({ user, body }) => {
    const channel = textOf(body['channel_name']);
    // Own channels end in the id of the user or of the client; the channel of all ends in no number.
    const [, owner] = /(\d+)$/.exec(channel) ?? [];
    if (owner !== undefined && ![user.id, 1].includes(Number(owner)))
      throw detail(403, 'You do not have permission to perform this action.');
    return ok({ auth: channelSignature(textOf(body['socket_id']), channel) });
  }),
];
