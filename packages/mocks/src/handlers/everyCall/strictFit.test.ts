import { createPipeline, listPipelines, testTunnel } from '@millrace/ui/contract';
import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { misfitsOf } from './strictFit.test.data.ts';

const pipeline = { id: 1, name: 'A', status: 'draft' };
const pageOf = (row: object) => ({ count: 1, next: null, previous: null, page: 1, results: [row] });

describe('a response that a console would only tolerate', () => {
  it.each<[string, v.GenericSchema, unknown, string]>([
    [
      'a field of no name',
      createPipeline.response,
      { ...pipeline, client_id: 1 },
      '.client_id is not in the contract',
    ],
    [
      'a field that is demanded',
      createPipeline.response,
      { id: 1, name: 'A' },
      '.status: Invalid type: Expected string but received undefined',
    ],
    [
      'one in a row of a list',
      listPipelines.response,
      pageOf({ ...pipeline, extra: 1 }),
      '.results.0.extra is not in the contract',
    ],
    [
      'a row that cannot be read',
      listPipelines.response,
      pageOf({ ...pipeline, name: 7 }),
      '.results.0.name: Invalid type: Expected string but received 7',
    ],
    ['no row', listPipelines.response, { ...pageOf(pipeline), results: [null] }, '.results.0 is null'],
    [
      'an assumed field of another type',
      createPipeline.response,
      { ...pipeline, rev: '1' },
      '.rev: Invalid type: Expected number but received "1"',
    ],
    [
      'a step of another type',
      testTunnel.response,
      { success: 'yes' },
      '.success: Invalid type: Expected boolean but received "yes"',
    ],
  ])('does not fit: %s', (_, schema, answer, misfit) => {
    expect(misfitsOf(schema, answer, { hasAssumedFields: true })).toEqual([misfit]);
  });

  it('contains no assumed field if none is allowed', () => {
    const answer = { ...pipeline, rev: 1 };
    expect(misfitsOf(createPipeline.response, answer, { hasAssumedFields: true })).toEqual([]);
    expect(misfitsOf(createPipeline.response, answer, { hasAssumedFields: false })).toEqual([
      '.rev is assumed, and should not be there',
    ]);
  });
});
