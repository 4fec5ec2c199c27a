import { describe, expect, it } from 'vitest';
import { secret, text } from '../definition/fields.ts';
import { validate } from './validate.ts';

const context = { today: '2026-11-20' };

describe('an invisible character', () => {
  it.each(['\u200B', ' \u202E ', '\u3164'])('does not fill a required field: %j', (typed) => {
    expect(validate(text('name', 'Name'), typed, context)).toBe('Name is required');
    expect(validate(text('name', 'Name', { isRequired: false }), typed, context)).toBeUndefined();
  });

  it('is refused in a name or host, with its code point', () => {
    expect(validate(text('name', 'Name'), 'invoice\u202Egnp.exe', context)).toBe(
      'Name contains an invisible character (U+202E). Retype it',
    );
    expect(validate(text('host', 'Host'), 'db.acme.example\u200B', context)).toMatch(/\(U\+200B\)/);
  });

  it('is accepted if it changes how the text looks, and in a secret', () => {
    expect(validate(text('name', 'Name'), '👩‍👩‍👧 & می‌خواهم', context)).toBeUndefined();
    expect(validate(secret('password', 'Password'), 'river\u200Bstone', context)).toBeUndefined();
  });
});
