import { hmacHex } from '../core/hmac.ts';

/** The secret that service and chat share; public here, because the people are invented. */
const chatSecret = 'millrace-chat';

/** The proof of identity for the support chat (spec §3, `intercom_hmac`): the person's id, signed. */
export const chatIdentityOf = (userId: number): Promise<string> => hmacHex(chatSecret, String(userId));
