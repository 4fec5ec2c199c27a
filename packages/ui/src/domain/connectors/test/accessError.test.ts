import { expect, it } from 'vitest';
import { isAccessError } from './accessError.ts';

it.each([
  'Stripe refused the key: it was revoked. Enter a new one, then start again.',
  'Shopify refused the access: it was withdrawn.',
  'The access token has expired.',
  'password authentication failed for user "reader"',
  'HTTP 401: invalid_grant',
  'The bucket event-exports no longer lets us list its files (AccessDenied).',
])('says that the access was refused: %s', (error) => {
  expect(isAccessError(error)).toBe(true);
});

it.each([
  'could not connect to db.example:5432: timed out',
  'The table orders has no primary key.',
  'database "shop" does not exist',
  'Row 401234 is too long.',
])('has another cause: %s', (error) => {
  expect(isAccessError(error)).toBe(false);
});
