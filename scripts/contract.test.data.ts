import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { formats } from '../packages/contract/src/schema/formats.ts';
import { observe } from '../packages/contract/src/schema/fit.ts';
import {
  answerSchema,
  bodySchema,
  callsOf,
  type OpenApiFile,
} from '../packages/contract/src/schema/openApiFile.ts';
import { createService } from '../packages/mocks/src/assembly/createService.ts';
import { createBrowser } from '../packages/mocks/src/assembly/service.test.data.ts';
import {
  addressOf,
  bodyOf,
  isGood,
  type Documented,
} from '../packages/mocks/src/handlers/everyCall/contract.test.data.ts';

const folder = path.resolve(import.meta.dirname, '../packages/contract');

/** A file of packages/contract as it is in the repository. */
export const committed = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

export const file: OpenApiFile = JSON.parse(committed('openapi.json'));
export const listed = callsOf(file);
const byName = new Map(listed.map((each) => [each.name, each.operation]));

const ajv = new Ajv({ strict: false, formats: { ...formats } });
ajv.addSchema({ $id: 'https://millrace.example/openapi', components: file.components });

/** A schema of the file, compiled by a validator that knows nothing of this repository. */
export const compile = (schema: object) =>
  ajv.compile(
    JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components', '"https://millrace.example/openapi#/components'),
    ),
  );

const admin = 'admin@acme.example';

export const openTwin = (person: string | null = admin) => createBrowser(createService({ person }));

/** How the twin's answers to documented requests differ from the file, by the validator and by the kit's own reader. */
export async function misfitsOf(
  { name, call }: Documented,
  outcomes: Documented['outcomes'],
  reads = openTwin(),
): Promise<string[]> {
  const operation = byName.get(name);
  if (!operation) return ['It is not in the file.'];
  const schema = answerSchema(operation);
  const requested = bodySchema(operation);
  const misfits: string[] = [];
  const compare = (place: string, with_: object | undefined, value: unknown) => {
    const fitting = with_ && compile(with_);
    if (fitting && !fitting(value)) misfits.push(`${place}: ${ajv.errorsText(fitting.errors)}`);
  };
  for (const outcome of outcomes) {
    const { as = admin, body, status } = outcome;
    const browser = call.method === 'GET' && as === admin ? reads : openTwin(as);
    const response = await browser.send(call.method, addressOf(call, outcome), bodyOf(call, body));
    const text = await response.text();
    if (response.status !== status) misfits.push(`${status}: answered ${response.status}`);
    if (!isGood(outcome)) {
      compare(String(status), { $ref: '#/components/schemas/Refusal' }, JSON.parse(text));
      if (!(status in operation.responses)) misfits.push(`${status} is not in the file`);
      continue;
    }
    if (body) compare('request', requested, body);
    if (!schema) continue;
    const answer: unknown = JSON.parse(text);
    compare('answer', schema, answer);
    const found = observe(schema, answer, file.components.schemas);
    const wrong = found.filter(({ effect }) => !['present', 'absent', 'omitted'].includes(effect));
    misfits.push(...wrong.map(({ pointer, expected, came }) => `${pointer}: ${expected}, but ${came}`));
  }
  return misfits.slice(0, 5);
}
