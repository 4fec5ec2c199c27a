import type { Call, CallKind } from '@millrace/ui/contract';
import * as contract from '@millrace/ui/contract';
import type * as v from 'valibot';
import {
  callsOf,
  type Answer,
  type Body,
  type OpenApiFile,
  type Operation,
  type Parameter,
  type PathItem,
} from '../schema/openApiFile.ts';
import { schemaPrefix, type JsonSchema, type Named } from '../schema/jsonSchema.ts';
import { definitionOf, fromValibot, type ContractSchema, type Naming } from './fromValibot.ts';
import { handwritten } from './handwritten.ts';
import { screens } from './screens.ts';

/** What is known of a call besides its declaration. */
export interface CallFacts {
  /** What it does, in Markdown. */
  readonly doc: string;
  /** Whether it works without signing in. */
  readonly isPublic: boolean;
  /** The documented statuses. */
  readonly statuses: readonly number[];
  /** A request's body, and the answer to it. */
  readonly request?: unknown;
  readonly answer?: unknown;
  readonly timeLimitMs: number;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'kind' in value;

/** Every call of the contract, in the order of its addresses. */
export const calls: readonly Call[] = Object.values<unknown>(contract)
  .filter(isCall)
  .toSorted((one, other) =>
    one.path === other.path ? order(one) - order(other) : one.path < other.path ? -1 : 1,
  );

function order({ method }: Call): number {
  return ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].indexOf(method);
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The exported schemas have names of their own, and so has the result of a connection test. */
const namedSchemas: readonly (readonly [string, ContractSchema])[] = [
  ...Object.entries<unknown>(contract).flatMap(([name, value]): [string, ContractSchema][] =>
    isSchema(value) ? [[titled(name), value]] : [],
  ),
  ['TestResult', contract.testTunnel.response],
];

function isSchema(value: unknown): value is ContractSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

const naming: Naming = { names: new Map(namedSchemas.map(([name, schema]) => [schema, name])) };

/** The definitions of all named schemas that the calls refer to, directly or through others. */
function definitionsFor(paths: OpenApiFile['paths']): Named {
  const written: Record<string, JsonSchema> = { ...handwritten.named, ...refusalSchemas };
  const known = new Map(namedSchemas);
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      const name = key === '$ref' && typeof each === 'string' ? each.slice(schemaPrefix.length) : undefined;
      const schema = name === undefined ? undefined : known.get(name);
      if (name !== undefined && schema && !Object.hasOwn(written, name)) {
        written[name] = definitionOf(schema, naming);
        read(written[name]);
      }
      read(each);
    }
  };
  read([paths, refusalSchemas]);
  return Object.fromEntries(Object.entries(written).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const { ref } = handwritten;

const refusalSchemas: Named = {
  FieldFault: {
    type: 'object',
    description: 'What is wrong with one value of a request.',
    properties: {
      loc: {
        type: 'array',
        items: { type: ['string', 'integer'] },
        description: 'Where the value is: the keys that lead to it. A leading "body" or "query" is allowed.',
      },
      msg: { type: 'string', description: 'A sentence for the person who typed the value.' },
      type: { type: 'string' },
    },
    required: ['loc', 'msg'],
  },
  FailedTest: {
    type: 'object',
    description: 'A source or a destination is not saved because its connection test failed.',
    properties: {
      error: {
        type: 'string',
        enum: ['Source Test Connection Failed', 'Destination Test Connection Failed'],
      },
      validation_result: ref('TestResult'),
    },
    required: ['error'],
  },
  Refusal: {
    type: 'object',
    description:
      'Every refusal explains itself under "detail": with a sentence, with faults of fields, or with a failed connection test.',
    properties: {
      detail: {
        anyOf: [
          { type: 'string', minLength: 1 },
          { type: 'array', items: ref('FieldFault'), minItems: 1 },
          ref('FailedTest'),
        ],
      },
    },
    required: ['detail'],
  },
};

const meanings: Readonly<Record<number, string>> = {
  400: 'Refused with a sentence.',
  401: 'Nobody is signed in.',
  403: 'Not permitted, or the CSRF token is missing or wrong.',
  404: 'There is no such object.',
  409: 'The state of the object does not allow it.',
  410: 'The link is no longer valid.',
  413: 'The body is too large.',
  422: 'A value is refused: the detail says which one and why.',
  429: 'Too many requests. `Retry-After` says when to try again.',
};

const refusalAnswer = (description: string): Answer => ({
  description,
  content: { 'application/json': { schema: ref('Refusal') } },
});

/** The refusals that the calls mention, and the one for all others. */
const responsesOf = (paths: OpenApiFile['paths']): Readonly<Record<string, Answer>> => {
  const used = new Set(callsOf({ paths }).flatMap(({ operation }) => Object.keys(operation.responses)));
  const mentioned = Object.entries(meanings).filter(([status]) => used.has(status));
  return {
    Refused: refusalAnswer('Refused.'),
    ...Object.fromEntries(mentioned.map(([status, meaning]) => [`Refused${status}`, refusalAnswer(meaning)])),
  };
};

const refused = (status: number): Answer => ({
  $ref: `#/components/responses/Refused${status in meanings ? status : ''}`,
});

const encodings = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

function bodyOf({ body, bodyEncoding }: Call, example: unknown): Body | undefined {
  if (body === undefined) return undefined;
  const media = { schema: fromValibot(body, naming), ...(example !== undefined && { example }) };
  return { required: true, content: { [encodings[bodyEncoding]]: media } };
}

/** Every page may have counts by status. Lists without tabs show none, so nothing is missing there. */
function withoutUnusedCounts(schema: JsonSchema, example: unknown): JsonSchema {
  if (schema.anyOf)
    return { ...schema, anyOf: schema.anyOf.map((each) => withoutUnusedCounts(each, example)) };
  const { counts, ...properties } = schema.properties ?? {};
  if (!counts?.['x-assumed'] || typeof example !== 'object' || example === null || 'counts' in example)
    return schema;
  return { ...schema, properties };
}

function answersOf(call: Call, { statuses, answer }: CallFacts): Operation['responses'] {
  const good = statuses.filter((status) => status < 300).toSorted((one, other) => one - other)[0] ?? 200;
  const bad = [...new Set(statuses.filter((status) => status >= 400))].toSorted((one, other) => one - other);
  const schema =
    call.response &&
    withoutUnusedCounts(handwritten.answers[call.name] ?? fromValibot(call.response, naming), answer);
  const success: Answer = schema
    ? {
        description: 'Done. Any other 2xx status is accepted too.',
        content: { 'application/json': { schema, ...(answer !== undefined && { example: answer }) } },
      }
    : { description: 'Done. Any other 2xx status is accepted too. The body is not read.' };
  return {
    [String(good)]: success,
    ...Object.fromEntries(bad.map((status) => [String(status), refused(status)])),
    default: { $ref: '#/components/responses/Refused' },
  };
}

const parameterOf = (place: Parameter['in'], [name, schema]: [string, v.GenericSchema]): Parameter => ({
  name,
  in: place,
  ...(place === 'path' && { required: true }),
  schema: fromValibot(schema, naming),
});

const sentence = /^[^]*?[.!?](?=\s|$)/;

function operationOf(call: Call, facts: CallFacts): Operation {
  const [summary = facts.doc] = sentence.exec(facts.doc) ?? [];
  const rest = facts.doc.slice(summary.length).trim();
  const parameters = [
    ...Object.entries(call.params).map((each) => parameterOf('path', each)),
    ...Object.entries(call.query).map((each) => parameterOf('query', each)),
  ];
  const body = bodyOf(call, facts.request);
  const isWrite = call.method !== 'GET';
  return {
    operationId: call.name,
    summary: summary.replace(/\.$/, ''),
    ...(rest !== '' && { description: rest }),
    tags: [call.resource],
    security:
      facts.isPublic && !isWrite
        ? []
        : [{ ...(!facts.isPublic && { session: [] }), ...(isWrite && { csrfToken: [] }) }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: answersOf(call, facts),
    'x-kind': call.kind satisfies CallKind,
    ...(call.proposal !== undefined && { 'x-proposed': call.proposal }),
    'x-time-limit-ms': facts.timeLimitMs,
  };
}

const description = `The calls that the console makes, with the answers that it reads.

- Every call is sent with the cookies of the session. A write repeats the cookie \`csrftoken\` in the header \`X-CSRFToken\`.
- An answer may have more fields than this file names. Any 2xx status is a success.
- \`x-assumed\` marks a field that may be missing. Its \`x-shown-in\` says what then shows a dash or nothing. A value of another type counts as missing.
- \`x-proposed\` marks an assumed field that no known service sends yet. It says what a service would have to tell, so that the console can show it.
- \`x-tolerated\` marks a value that is dropped if it cannot be read; the rest of the answer is used.
- \`x-screens\` lists the screens with the calls that they need.
- \`x-words\` lists the values that the console knows of statuses, roles, types and the like.`;

/** Writes the file `openapi.json`, with the words that services and the console share. */
export function openApi(factsOf: (call: Call) => CallFacts, words: readonly string[]): OpenApiFile {
  const paths: Record<string, PathItem> = {};
  for (const call of calls) {
    const method = call.method.toLowerCase();
    paths[call.path] = { ...paths[call.path], [method]: operationOf(call, factsOf(call)) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Service of the Millrace console',
      version: '1.0.0',
      description,
      license: { name: 'See LICENSE', url: 'https://ui.millrace.example/license' },
    },
    servers: [
      { url: '/', description: 'The origin of the console: a proxy forwards the calls to the service.' },
    ],
    tags: [...new Set(calls.map(({ resource }) => resource))]
      .toSorted()
      .map((name) => ({ name, description: `Calls about ${name}.` })),
    paths,
    components: {
      schemas: definitionsFor(paths),
      responses: responsesOf(paths),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sessionid',
          description:
            'The cookie of the session. Its name is up to the service; it should be HttpOnly, Secure and SameSite.',
        },
        csrfToken: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRFToken',
          description: 'The value of the cookie csrftoken, which scripts of the page must be able to read.',
        },
      },
    },
    'x-screens': screens,
    'x-words': words,
  };
}
