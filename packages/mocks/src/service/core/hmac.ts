const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const encode = (text: string) => new TextEncoder().encode(text);

/** HMAC-SHA256 of `text`, in hex digits. */
export async function hmacHex(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign(algorithm, key, encode(text));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
