import * as v from 'valibot';

import { defineCall } from '../call.ts';
import { wireObject } from '../wire.ts';

const flag = v.optional(v.boolean());

/** Sets which emails the client receives (spec §3 Client). Omitted settings keep their value. */
export const updateClientNotificationSettings = defineCall({
  name: 'updateClientNotificationSettings',
  resource: 'client',
  method: 'POST',
  path: '/api/v1/user/update-client-notification-settings/',
  kind: 'administration',
  body: v.object({ receive_billing_notifications: flag, receive_monthly_notifications: flag }),
});

/** The external id for roles at a cloud provider. */
export const getClientExternalId = defineCall({
  name: 'getClientExternalId',
  resource: 'client',
  method: 'GET',
  path: '/api/v1/user/get-client-external-id/',
  kind: 'auxiliary',
  response: wireObject({ external_id: v.string() }),
});

const message = v.object({ content: v.string() });

/** Sends feedback (spec §2 Feedback modal). 422 at `content` if the text is empty or too long. */
export const requestFeedback = defineCall({
  name: 'requestFeedback',
  resource: 'message',
  method: 'POST',
  path: '/api/v1/user/feedback-request/',
  kind: 'message',
  body: message,
});

/** Sends urgent feedback. */
export const requestEscalation = defineCall({
  name: 'requestEscalation',
  resource: 'message',
  method: 'POST',
  path: '/api/v1/user/escalate-request/',
  kind: 'message',
  body: message,
});
