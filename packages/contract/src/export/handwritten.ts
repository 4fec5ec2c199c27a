import { schemaPrefix, type JsonSchema, type Named } from '../schema/jsonSchema.ts';

/*
 * Answers that the contract decodes by hand, because a schema object per column would be too slow, or because it accepts
 * several forms. The files describe one form of each.
 */

const ref = (name: string): JsonSchema => ({ $ref: schemaPrefix + name });
const dropped = (schema: JsonSchema): JsonSchema => ({ ...schema, 'x-tolerated': true });
const text: JsonSchema = { type: 'string' };
const yesOrNo: JsonSchema = { type: 'string', enum: ['YES', 'NO'] };
const assumedIn = (shownIn: string, schema: JsonSchema): JsonSchema => ({
  ...schema,
  'x-assumed': true,
  'x-shown-in': shownIn,
});

/** An integer or its digits, which some serialisers send. */
const integerOrDigits = (minimum: 0 | 1, pattern: string): JsonSchema => ({
  anyOf: [
    { type: 'integer', minimum, maximum: Number.MAX_SAFE_INTEGER },
    { type: 'string', pattern },
  ],
});

const named: Named = {
  Id: {
    description: 'An integer from 1, or its digits as a text.',
    ...integerOrDigits(1, String.raw`^0*[1-9]\d{0,14}$`),
  },
  Quantity: {
    description: 'An integer from 0, or its digits as a text.',
    ...integerOrDigits(0, String.raw`^\d{1,15}$`),
  },
  Instant: {
    description:
      'A point in time: with a zone; a date, which means its last moment in UTC; or seconds or milliseconds since 1970.',
    anyOf: [{ type: 'string', format: 'date-time' }, { type: 'string', format: 'date' }, { type: 'number' }],
  },
  SchemaColumn: {
    type: 'object',
    properties: {
      column_name: text,
      data_type: dropped(text),
      is_nullable: dropped(yesOrNo),
      is_primary_key: assumedIn('Schema settings: primary key', { type: ['boolean', 'null'] }),
    },
    required: ['column_name', 'data_type'],
  },
  SchemaCollection: {
    type: 'object',
    properties: {
      columns: { type: 'array', items: dropped(ref('SchemaColumn')) },
      ineligible_reason: assumedIn("Schema settings: why a table can't be selected", {
        type: ['string', 'null'],
      }),
    },
    required: ['columns'],
  },
  SchemaCollections: {
    type: 'object',
    description: 'The tables of a source by their names.',
    properties: {
      collections: { type: 'object', additionalProperties: dropped(ref('SchemaCollection')) },
      read_at: assumedIn('Schema settings: last read', {
        anyOf: [ref('Instant'), { type: 'null' }],
      }),
    },
    required: ['collections'],
  },
  StoreTable: {
    type: 'object',
    properties: { table_name: text, columns: { type: 'array', items: dropped(ref('SchemaColumn')) } },
    required: ['table_name', 'columns'],
  },
  SampledColumn: {
    type: 'object',
    properties: {
      type: text,
      is_nullable: assumedIn('Schema importer: Is Nullable', yesOrNo),
    },
    required: ['type'],
  },
  Ga4Property: {
    type: 'object',
    properties: {
      id: { type: ['string', 'integer'] },
      display_name: text,
      account: { type: ['string', 'integer', 'null'] },
      account_name: { type: ['string', 'null'] },
      selected: { type: ['boolean', 'null'] },
    },
    required: ['id', 'display_name'],
  },
  FacebookPage: {
    type: 'object',
    properties: { id: { type: ['string', 'integer'] }, name: text },
    required: ['id', 'name'],
  },
  Region: {
    description: 'A code alone, or an object with the code under one of three names and a label.',
    anyOf: [
      { type: 'string', minLength: 1 },
      {
        type: 'object',
        properties: { code: text, region: text, name: text, label: text, description: text },
      },
    ],
  },
};

const list = (name: string): JsonSchema => ({ type: 'array', items: dropped(ref(name)) });
const wrapped = (key: string, name: string): JsonSchema => ({
  anyOf: [{ type: 'object', properties: { [key]: list(name) }, required: [key] }, list(name)],
});

/** Whole answers, by call. */
const answers: Named = {
  fetchGa4Properties: wrapped('ga4Properties', 'Ga4Property'),
  refreshGa4Properties: wrapped('ga4Properties', 'Ga4Property'),
  fetchFacebookPages: wrapped('facebookPages', 'FacebookPage'),
  refreshFacebookPages: wrapped('facebookPages', 'FacebookPage'),
  listRegions: list('Region'),
};

/** A declaration that only a function checks, by the function's name and the key of the value. */
function custom(check: string, key: string): JsonSchema {
  if (check === 'isCollections') return ref('SchemaCollections');
  if (check === 'isWireObject' && key === 'data')
    return { type: 'object', additionalProperties: dropped(ref('SampledColumn')) };
  if (check === 'isWireObject') return { type: 'object' };
  if (check === 'hasColumns') {
    const columns = list('SchemaColumn');
    const under = (name: string): JsonSchema => ({
      type: 'object',
      properties: { [name]: columns },
      required: [name],
    });
    return { anyOf: [columns, under('columns'), under('results')] };
  }
  if (check === 'isArray') return list(key === 'tables' ? 'StoreTable' : 'SchemaColumn');
  throw new Error(`Nothing says which values ${check || 'a function'} accepts${key && ` for ${key}`}.`);
}

export const handwritten = { named, answers, custom, ref } as const;
