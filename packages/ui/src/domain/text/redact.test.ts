import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayHoldPassword } from './passwordText.ts';
import { redact } from './redact.ts';
import { secretMask } from './secret.ts';

/** Long enough that it occurs in no other text, and with characters that secrets have. */
const secret = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.~+-]{10,38}[A-Za-z0-9]$/);

const writings: readonly ((secret: string) => string)[] = [
  (value) => `connect failed: password=${value} host=db.example`,
  (value) => `{"error":"denied","client_secret":"${value}","code":1}`,
  (value) => `could not open postgres://reader:${value}@db.example:5432/shop`,
  (value) => `Authorization: Bearer ${value}`,
  (value) => `GET https://api.example/v1/items?access_token=${value}&page=2 answered with 401`,
  (value) => `mysql -h db.example --password ${value} failed`,
  (value) => `Invalid API key: ${value}`,
  (value) => `the token is '${value}'`,
  (value) => `Invalid API Key provided: sk_live_${value}`,
  (value) => `[API] refused shpat_${value}`,
  (value) => `refused ya29.${value}`,
  (value) => `the header X-Api-Key: ${value} was refused`,
  (value) => `passphrase = "${value} with words"`,
  (value) => `-----BEGIN PRIVATE KEY-----\n${value}\n-----END PRIVATE KEY-----`,
  (value) => `-----BEGIN RSA PRIVATE KEY-----\n${value}`,
];

describe('a redacted text', () => {
  it.each(writings)('has no secret: %s', (write) => {
    fc.assert(
      fc.property(secret, (value) => {
        const redacted = redact(`Read failed. ${write(value)}`);
        expect(redacted).not.toContain(value);
        expect(redacted).toContain(secretMask);
      }),
    );
  });

  it('has no long run of letters and digits, which may be a key', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-f]{8}[0-9][a-z0-9]{31,60}$/), (value) => {
        expect(redact(`refused ${value} of the app`)).toBe(`refused ${secretMask} of the app`);
      }),
    );
  });

  it.each([
    'password authentication failed for user "reader"',
    "Access denied for user 'app'@'10.0.0.1' (using password: YES)",
    'could not connect to db.example:5432: timed out',
    'Stripe refused the key: it was revoked. Enter a new one, then start again.',
    'relation "public.orders" does not exist',
    'arn:aws:iam::123456789012:role/reader is not authorized to perform: sts:AssumeRole',
    'The table orders has no primary key.',
  ])('keeps what is no secret: %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  // The fields of forms use the same knowledge to refuse such texts.
  it.each([
    'postgres://reader:hunter22@db.example/shop',
    'PGPASSWORD=hunter22 psql -h db.example',
    'reader/hunter22@db.example:1521',
    'glpat-abcdefghij0123456789',
  ])('holds no password that the forms would find: %s', (text) => {
    expect(mayHoldPassword(text)).toBe(true);
    expect(redact(text)).not.toMatch(/hunter22|abcdefghij/);
  });
});
