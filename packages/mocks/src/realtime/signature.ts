/** Signs private channels, and verifies its own signatures. */
export interface Signer {
  /** `key:signature`, as in the subscription of a private channel. */
  sign(socketId: string, channel: string): Promise<string>;
  /** Whether `auth` was signed for this socket and this channel. */
  verify(auth: unknown, socketId: string, channel: string): Promise<boolean>;
}

const encode = (text: string) => new TextEncoder().encode(text);

/** @param secret never leaves the service */
export function createSigner(key: string, secret: string): Signer {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = crypto.subtle.importKey('raw', encode(secret), hmac, false, ['sign']);
  const sign: Signer['sign'] = async (socketId, channel) => {
    const signature = await crypto.subtle.sign(hmac, await imported, encode(`${socketId}:${channel}`));
    return `${key}:${Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  };
  return {
    sign,
    verify: async (auth, socketId, channel) =>
      typeof auth === 'string' && auth === (await sign(socketId, channel)),
  };
}
