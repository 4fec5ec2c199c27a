import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { BoundCall } from './call.ts';
import { login } from './people/authentication.ts';
import { requestFor } from './request.ts';
import { read, write } from './calls.test.data.ts';

describe('requestFor', () => {
  it('fills the path, uses wire names in the query and omits undefined values', () => {
    const { url } = requestFor({ call: read, args: { id: 7, name: 'a b', pageSize: 10 } });
    expect(url).toBe('/api/v1/thing/7/part/a%20b?page_size=10');
  });

  it('encodes every segment reversibly, and refuses relative segments (T-21)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        fc.pre(!['', '.', '..'].includes(name));
        const { url } = requestFor({ call: read, args: { id: 7, name } });
        const segments = new URL(url, 'https://service.example').pathname.split('/');
        expect(segments).toHaveLength(7);
        expect(decodeURIComponent(segments[6] ?? '')).toBe(name);
      }),
    );
    for (const name of ['', '.', '..']) {
      expect(() => requestFor({ call: read, args: { id: 7, name } })).toThrow(RangeError);
    }
  });

  it('sends JSON or a form, in wire names', () => {
    const json = requestFor({ call: write, args: { body: { sourceId: 1, s3FileFormat: 'avro' } } });
    expect(json.body).toBe('{"source_id":1,"s3_file_format":"avro"}');
    expect(json.headers['Content-Type']).toBe('application/json');
    const form = requestFor({
      call: login,
      args: { body: { email: 'a+b@c.example', password: 'p&q=ü' } },
    });
    expect(form.headers['Content-Type']).toBe('application/x-www-form-urlencoded');
    expect(new URLSearchParams(form.body).get('password')).toBe('p&q=ü');
  });

  it.each([
    ['Shop', 'Shop'],
    [7, '7'],
    [null, 'null'],
    [['a', 'b'], '["a","b"]'],
    [{ toString: null }, '{"toString":null}'],
  ])('sends the field %j of a form as %s', (value, text) => {
    const form: BoundCall = { call: { ...write, bodyEncoding: 'form' }, args: { body: { config: value } } };
    const { body } = requestFor(form);
    expect(new URLSearchParams(body).get('config')).toBe(text);
  });
});
