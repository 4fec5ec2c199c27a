interface Signing {
  readonly key: string;
  readonly secret: string;
  readonly socketId: string;
  readonly channel: string;
}

const hmac = { name: 'HMAC', hash: 'SHA-256' };
const encode = (text: string) => new TextEncoder().encode(text);
const importSecret = (secret: string) =>
  crypto.subtle.importKey('raw', encode(secret), hmac, false, ['sign']);

/** `key:signature` as a private channel's subscription carries it. */
export async function signChannel({ key, secret, socketId, channel }: Signing): Promise<string> {
  const signature = await crypto.subtle.sign(
    hmac,
    await importSecret(secret),
    encode(`${socketId}:${channel}`),
  );
  return `${key}:${Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether `auth` was signed for this socket and this channel. */
export async function verifyChannel({
  auth,
  ...signing
}: Signing & { readonly auth: unknown }): Promise<boolean> {
  return typeof auth === 'string' && auth === (await signChannel(signing));
}
