import { isObject } from '../verify/exchange.ts';
import { resolve, type JsonSchema, type Named } from '../schema/jsonSchema.ts';
import type { OpenApiFile } from '../schema/openApiFile.ts';
import type { Disguise } from './disguise.ts';

/** Fields whose values can be words of the contract. In another field the same word may be the name of a person. */
const wordFields: ReadonlySet<string> = new Set([
  'authentication_method',
  'column_type',
  'connection_type',
  'current_sync_mode',
  'data_store',
  'data_store_type',
  'data_type',
  'destination_type',
  'entity_type',
  'file_format',
  'interval',
  'level',
  'metric_type',
  'operator',
  'priority',
  'role',
  's3_file_format',
  'status',
  'subscription_status',
  'trigger_condition',
  'type',
]);

/** A name that a programmer gave, not a person. */
const isFieldName = (key: string): boolean => /^[A-Za-z_][A-Za-z0-9_]{0,63}$/.test(key);

/** Where a value is. */
interface Place {
  /** What the contract may mean by it; empty where it says nothing. */
  readonly schemas: readonly JsonSchema[];
  /** The name of the field. */
  readonly field: string;
  /** Whether the names of unknown fields are the service's own, as in a configuration, or may be those of tables. */
  readonly hasOwnNames: boolean;
}

const isDigits = (text: string): boolean => /^\d{1,15}$/.test(text);

/** The options of a schema, without references. */
const optionsOf = (schema: JsonSchema, named: Named): readonly JsonSchema[] => {
  const full = resolve(schema, named);
  return full.anyOf ? full.anyOf.flatMap((each) => optionsOf(each, named)) : [full];
};

/** Redacts values by what the contract says of their places. */
export function redactValue(
  value: unknown,
  schema: JsonSchema | undefined,
  file: OpenApiFile,
  disguise: Disguise,
  hasOwnNames = false,
): unknown {
  const named = file.components.schemas;
  const words = new Set(file['x-words']);
  const options = (schemas: readonly JsonSchema[]) => schemas.flatMap((each) => optionsOf(each, named));

  function redactText(text: string, { schemas, field, hasOwnNames: isOwn }: Place): string {
    const isWord = wordFields.has(field) && words.has(text);
    const isListed = schemas.some((each) => each.enum?.includes(text) || each.const === text);
    // The digits of an id lead from one answer to the next.
    const isId = isDigits(text) && schemas.some(({ pattern }) => pattern !== undefined);
    // Where a refused value is.
    const isPlace = field === 'loc' && isOwn && isFieldName(text);
    return isWord || isListed || isId || isPlace ? disguise.keep(text) : disguise.of(text);
  }

  function redactFields(object: Readonly<Record<string, unknown>>, { schemas, hasOwnNames: isOwn }: Place) {
    const isDescribed = schemas.some(({ properties }) => properties !== undefined);
    return Object.fromEntries(
      Object.entries(object).map(([key, each]) => {
        const known = schemas.flatMap(({ properties = {} }) =>
          Object.hasOwn(properties, key) ? (properties[key] ?? []) : [],
        );
        const others = schemas.flatMap(({ additionalProperties }) => additionalProperties ?? []);
        const isName =
          known.length > 0 || ((isDescribed || isOwn) && others.length === 0 && isFieldName(key));
        const inside: Place = {
          schemas: options(known.length > 0 ? known : others),
          field: isName ? key : '',
          hasOwnNames: isOwn || key === 'config',
        };
        return [isName ? key : disguise.of(key), redact(each, inside)];
      }),
    );
  }

  function redact(inner: unknown, place: Place): unknown {
    if (typeof inner === 'string') return redactText(inner, place);
    if (Array.isArray(inner)) {
      return inner.map((each: unknown, index) => {
        const parts = place.schemas.flatMap(({ prefixItems, items }) => prefixItems?.[index] ?? items ?? []);
        return redact(each, { ...place, schemas: options(parts) });
      });
    }
    return isObject(inner) ? redactFields(inner, place) : inner;
  }

  return redact(value, { schemas: schema ? options([schema]) : [], field: '', hasOwnNames });
}
