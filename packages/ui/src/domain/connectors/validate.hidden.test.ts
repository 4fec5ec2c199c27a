import { describe, expect, it } from 'vitest';
import { secret, text } from './fields.ts';
import { validate } from './validate.ts';

const context = { today: '2026-11-20' };

describe('what cannot be seen', () => {
  it.each(['\u200B', ' \u202E ', '\u3164'])('is nothing where something is required: %j', (typed) => {
    expect(validate(text('name', 'Name'), typed, context)).toBe('Name is required');
    expect(validate(text('name', 'Name', { isRequired: false }), typed, context)).toBeUndefined();
  });

  it('is not taken in a name or a host, and its number is told', () => {
    expect(validate(text('name', 'Name'), 'invoice\u202Egnp.exe', context)).toBe(
      'Name holds a character that cannot be seen (U+202E). Type it anew',
    );
    expect(validate(text('host', 'Host'), 'db.acme.example\u200B', context)).toMatch(/\(U\+200B\)/);
  });

  it('is left alone where it changes what is seen, and in a secret', () => {
    expect(validate(text('name', 'Name'), '👩‍👩‍👧 & می‌خواهم', context)).toBeUndefined();
    expect(validate(secret('password', 'Password'), 'river\u200Bstone', context)).toBeUndefined();
  });
});
