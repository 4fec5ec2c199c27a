import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPipelineFile } from '../packages/ui/src/domain/pipelines/file/readPipelineFile.ts';
import { writePipelineFile } from '../packages/ui/src/domain/pipelines/file/writePipelineFile.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const page = read('docs/pipeline-file.md');
const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
const fits = new Ajv({ allErrors: true }).compile(JSON.parse(read('docs/pipeline-file.schema.json')));

/** The example with one part replaced or taken out. */
const changed = (path: readonly string[], value: unknown): unknown => {
  const wire: unknown = JSON.parse(example);
  let here = wire;
  for (const key of path.slice(0, -1)) here = Reflect.get(Object(here), key);
  const last = path.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(Object(here), last);
  else Reflect.set(Object(here), last, value);
  return wire;
};

const keysOf = (value: unknown): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => [[key], ...keysOf(each).map((path) => [key, ...path])])
    : [];
const places = keysOf(JSON.parse(example));

describe('docs/pipeline-file', () => {
  it('has an example in the canonical form', () => {
    const reading = readPipelineFile(example);
    expect(reading.state === 'read' && writePipelineFile(reading.file)).toBe(example);
    expect(fits(JSON.parse(example))).toBe(true);
  });

  it('has a schema that accepts each file that is read without an unknown field, and knows the same fields', () => {
    const values = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.constant('more'));
    fc.assert(
      fc.property(fc.constantFrom(...places), values, fc.boolean(), (path, value, isNew) => {
        const wire = changed(isNew ? [...path.slice(0, -1), 'colour'] : path, value);
        const reading = readPipelineFile(JSON.stringify(wire));
        const isKnown = reading.state === 'read' && reading.ignoredCount === 0;
        expect(reading.state === 'refused' || fits(wire) === isKnown).toBe(true);
      }),
    );
  });
});
