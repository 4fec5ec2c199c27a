import * as v from 'valibot';

import { defineCall } from './call.ts';
import { wireObject } from './wire.ts';

const flag = v.optional(v.boolean());

/** Which letters the client gets (spec §3 Client); what is left out stays. */
export const updateClientNotificationSettings = defineCall({
  name: 'updateClientNotificationSettings',
  resource: 'client',
  method: 'POST',
  path: '/api/v1/user/update-client-notification-settings/',
  kind: 'administration',
  body: v.object({ receive_billing_notifications: flag, receive_monthly_notifications: flag }),
});

/** The id that a role at a provider is tied to. */
export const getClientExternalId = defineCall({
  name: 'getClientExternalId',
  resource: 'client',
  method: 'GET',
  path: '/api/v1/user/get-client-external-id/',
  kind: 'auxiliary',
  response: wireObject({ external_id: v.string() }),
});

const message = v.object({ content: v.string() });

/** Tells us something (spec §2 Feedback modal). 422 at `content` where it is empty or too long. */
export const requestFeedback = defineCall({
  name: 'requestFeedback',
  resource: 'message',
  method: 'POST',
  path: '/api/v1/user/feedback-request/',
  kind: 'message',
  body: message,
});

/** The same, where something is urgent. */
export const requestEscalation = defineCall({
  name: 'requestEscalation',
  resource: 'message',
  method: 'POST',
  path: '/api/v1/user/escalate-request/',
  kind: 'message',
  body: message,
});
