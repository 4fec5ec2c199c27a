import { assumed } from '@millrace/ui/contract';
import type * as v from 'valibot';
import { schemaPrefix, type JsonSchema, type TypeName } from '../schema/jsonSchema.ts';
import { handwritten } from './handwritten.ts';

/** The parts of valibot's schemas and actions that the contract uses. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
  readonly fallback?: unknown;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly items?: readonly Part[];
  readonly key?: Part;
  readonly value?: Part;
  readonly options?: readonly (Part | string | number)[];
  readonly requirement?: unknown;
  readonly literal?: string | number | boolean;
  readonly check?: (input: unknown) => boolean;
}

/** A schema of the contract. */
export type ContractSchema = v.GenericSchema;

export interface Naming {
  /** The schemas with a name of their own, to which others refer. */
  readonly names: ReadonlyMap<unknown, string>;
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'kind' in value && 'type' in value;

const groups = Map.groupBy(assumed, ({ on }) => on as string);
const assumedNames: ReadonlySet<string> = new Set(assumed.map(({ field }) => field));

const proposedNames: ReadonlySet<string> = new Set(
  assumed.flatMap((entry) => ('isProposed' in entry ? [entry.field] : [])),
);

const overlap = (group: string, fields: ReadonlySet<string>): number =>
  (groups.get(group) ?? []).filter(({ field }) => fields.has(field)).length;

/** Where an object's assumed fields are shown: the resource of the list of assumed fields that has most of them. */
function shownInOf(fields: readonly string[]): ReadonlyMap<string, string> {
  const given = new Set(fields);
  const size = (group: string) => groups.get(group)?.length ?? 0;
  const likely = [...groups.keys()].toSorted(
    (one, other) => overlap(other, given) - overlap(one, given) || size(one) - size(other),
  );
  const found = likely.flatMap((group) => groups.get(group) ?? []);
  return new Map(
    fields.flatMap((field) => {
      const entry = found.find((each) => each.field === field);
      return entry ? [[field, entry.shownIn] as const] : [];
    }),
  );
}

const numberIn = (actions: readonly Part[], type: string): number | undefined => {
  const requirement = actions.find((each) => each.type === type)?.requirement;
  return typeof requirement === 'number' ? requirement : undefined;
};

const isDigits = (part: Part): boolean => part.pipe?.some(({ type }) => type === 'digits') === true;

/** What an action says about the value that is sent. Transformations say nothing: they come after it. */
function limitOf({ type, requirement }: Part): JsonSchema {
  switch (type) {
    case 'safe_integer':
      return { type: 'integer', maximum: Number.MAX_SAFE_INTEGER };
    case 'min_value':
      return typeof requirement === 'number' ? { minimum: requirement } : {};
    case 'non_empty':
      return { minLength: 1 };
    case 'check':
      if (typeof requirement === 'function' && requirement.name === 'isCurrency')
        return { pattern: '^[A-Z]{3}$' };
      // Of a page: that rows are not missing. `verify` checks it, because it compares several fields.
      return {};
    default:
      return {};
  }
}

/** The schema with null. */
function orNull(schema: JsonSchema): JsonSchema {
  if (schema.enum === undefined && typeof schema.type === 'string' && schema.const === undefined)
    return { ...schema, type: [schema.type, 'null'] };
  if (schema.anyOf) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  // Without a type it allows anything.
  if (Object.keys(schema).length === 0) return schema;
  return { anyOf: [schema, { type: 'null' }] };
}

const plain: Readonly<Partial<Record<string, TypeName>>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const optional = ['nullish', 'optional', 'exact_optional'];
const nullable = ['nullish', 'nullable'];

/** The JSON Schema of what is sent, before it is decoded. */
export function fromValibot(schema: ContractSchema, naming: Naming): JsonSchema {
  if (!isPart(schema)) throw new TypeError('This is no schema.');
  return convert(schema, naming, '');
}

/** The same without a reference to its own name. */
export function definitionOf(schema: ContractSchema, naming: Naming): JsonSchema {
  if (!isPart(schema)) throw new TypeError('This is no schema.');
  return convert(schema, { names: new Map([...naming.names].filter(([each]) => each !== schema)) }, '');
}

function convert(part: Part, naming: Naming, key: string): JsonSchema {
  const name = naming.names.get(part);
  if (name !== undefined) return { $ref: schemaPrefix + name };
  const schema = part.pipe ? convertPipe(part.pipe, naming, key) : convertType(part, naming, key);
  // A fallback that depends on the value is for a field of the specification, such as the count of a page.
  return 'fallback' in part ? { ...schema, 'x-tolerated': true } : schema;
}

function convertPipe([first, ...actions]: readonly Part[], naming: Naming, key: string): JsonSchema {
  if (first === undefined) return {};
  const options = (first.options ?? []).filter(isPart);
  if (first.type === 'union' && options.some(isDigits)) {
    return handwritten.ref(numberIn(actions, 'min_value') === 0 ? 'Quantity' : 'Id');
  }
  if (first.type === 'union' && actions.some(({ type }) => type === 'date'))
    return handwritten.ref('Instant');
  const body = first.type === 'custom' ? actions.find(({ kind }) => kind === 'schema') : undefined;
  if (body) return listOrPage(convert(body, naming, key));
  const before = actions.findIndex(({ kind, type }) => kind === 'transformation' || type === 'transform');
  const limits = (before === -1 ? actions : actions.slice(0, before)).map(limitOf);
  return Object.assign({}, convert(first, naming, key), ...limits);
}

/**
 * Rows are read bare and in pages, because the specification does not say which calls have pages. The form that the console
 * asks for comes first.
 */
function listOrPage(body: JsonSchema): JsonSchema {
  const { page, results: rows = {} } = body.properties ?? {};
  return { anyOf: page ? [body, rows] : [rows, body] };
}

function convertType(part: Part, naming: Naming, key: string): JsonSchema {
  const inside = (each: Part | undefined, its = '') => (each ? convert(each, naming, its) : {});
  const type = plain[part.type];
  if (type !== undefined) return { type };
  if (part.wrapped) {
    const wrapped = inside(part.wrapped, key);
    return nullable.includes(part.type) ? orNull(wrapped) : wrapped;
  }
  switch (part.type) {
    case 'unknown':
      return {};
    case 'object':
    case 'loose_object':
      return convertObject(part.entries ?? {}, naming);
    case 'array':
      return { type: 'array', items: inside(part.item) };
    case 'tuple':
      return {
        type: 'array',
        prefixItems: (part.items ?? []).map((each) => inside(each)),
        minItems: part.items?.length ?? 0,
      };
    case 'record': {
      const value = inside(part.value);
      const keys = (part.key?.options ?? []).filter((each) => typeof each === 'string');
      return keys.length > 0
        ? { type: 'object', properties: Object.fromEntries(keys.map((each) => [each, value])) }
        : { type: 'object', additionalProperties: value };
    }
    case 'union':
      return { anyOf: (part.options ?? []).filter(isPart).map((each) => inside(each)) };
    case 'picklist':
      return convertChoice((part.options ?? []).flatMap((each) => (isPart(each) ? [] : [each])));
    case 'literal':
      return part.literal === undefined ? {} : { const: part.literal };
    case 'custom':
      return handwritten.custom(part.check?.name ?? '', key);
    default:
      throw new Error(`The contract uses ${part.type}, which the export does not know.`);
  }
}

const convertChoice = (options: readonly (string | number)[]): JsonSchema => ({
  type: typeof options[0] === 'number' ? 'integer' : 'string',
  enum: options,
});

function convertObject(entries: Readonly<Record<string, Part>>, naming: Naming): JsonSchema {
  const isAssumed = (key: string, entry: Part): boolean =>
    'fallback' in entry && typeof entry.fallback !== 'function' && assumedNames.has(key);
  const assumedKeys = Object.entries(entries).flatMap(([key, entry]) => (isAssumed(key, entry) ? [key] : []));
  const shownIn = shownInOf(assumedKeys);
  const properties = Object.entries(entries).map(([key, entry]): [string, JsonSchema] => {
    const schema = convert(entry, naming, key);
    const shown = shownIn.get(key);
    if (shown === undefined) return [key, schema];
    const { 'x-tolerated': _tolerated, ...rest } = schema;
    const proposed = proposedNames.has(key) ? ({ 'x-proposed': true } as const) : {};
    return [key, { ...rest, 'x-assumed': true, ...proposed, 'x-shown-in': shown }];
  });
  const required = Object.entries(entries).flatMap(([key, entry]) => (mayBeMissing(entry) ? [] : [key]));
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
}

const mayBeMissing = (entry: Part): boolean =>
  optional.includes(entry.type) || 'fallback' in entry || (entry.type === 'unknown' && !entry.pipe);
