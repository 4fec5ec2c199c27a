import { hmacHex } from '../core/hmac.ts';

/** What service and chat share; public here, where the people are invented. */
const chatSecret = 'millrace-chat';

/** What proves to the support chat that this person is who they say (spec §3, `intercom_hmac`): their id, signed. */
export const chatIdentityOf = (userId: number): Promise<string> => hmacHex(chatSecret, String(userId));
