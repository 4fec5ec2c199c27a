import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPath, segmentsOf, withoutPath, withPath } from './paths.ts';

describe('a path', () => {
  it('reads a written value, and leaves the other values unchanged', () => {
    const before = { connection_config: { host: 'old', port: 5432 }, api_name: 'kept' };
    const after = withPath(before, 'connection_config.host', 'db.example.com');
    expect(after).toEqual({
      connection_config: { host: 'db.example.com', port: 5432 },
      api_name: 'kept',
    });
    expect(readPath(after, 'connection_config.host')).toBe('db.example.com');
    expect(before.connection_config.host).toBe('old');
  });

  it('is removed without its siblings', () => {
    const config = { connection_config: { host: 'db', password: '****' }, api_name: 'kept' };
    const without = { connection_config: { host: 'db' }, api_name: 'kept' };
    expect(withoutPath(config, 'connection_config.password')).toEqual(without);
    expect(withoutPath(config, 'api_name')).toEqual({ connection_config: config.connection_config });
    expect(withoutPath(config, 'tap_config.token')).toBe(config);
  });

  it('is undefined if it does not exist', () => {
    expect(readPath({ tap_config: null }, 'tap_config.shop')).toBeUndefined();
    expect(readPath({}, 'toString')).toBeUndefined();
  });

  it('replaces values that are not objects', () => {
    expect(withPath({ ssl: false }, 'ssl.ca', 'text')).toEqual({ ssl: { ca: 'text' } });
  });

  it.each(['__proto__', 'a.__proto__.b', 'constructor.prototype', 'a.prototype', '', 'a..b'])(
    'refuses %j',
    (path) => {
      expect(() => segmentsOf(path)).toThrow(RangeError);
      expect(() => withPath({}, path, 'x')).toThrow(RangeError);
    },
  );

  it('never changes shared prototypes (T-22)', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const segment = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'prototype'));
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        try {
          withPath({}, segments.join('.'), 'polluted');
        } catch {
          // Refusing the path is fine, too.
        }
        expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
      }),
    );
  });
});
