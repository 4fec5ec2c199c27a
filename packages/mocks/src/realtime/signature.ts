import { hmacHex } from '../service/core/hmac.ts';

interface Signing {
  readonly key: string;
  readonly secret: string;
  readonly socketId: string;
  readonly channel: string;
}

/** `key:signature` as a private channel's subscription carries it. */
export const signChannel = async ({ key, secret, socketId, channel }: Signing): Promise<string> =>
  `${key}:${await hmacHex(secret, `${socketId}:${channel}`)}`;

/** Whether `auth` was signed for this socket and this channel. */
export async function verifyChannel({
  auth,
  ...signing
}: Signing & { readonly auth: unknown }): Promise<boolean> {
  return typeof auth === 'string' && auth === (await signChannel(signing));
}
