import { resolve, typesOf, type JsonSchema, type Named, type TypeName } from '../schema/jsonSchema.ts';

/** A schema with the file that its references lead into. */
export interface Placed {
  readonly schema: JsonSchema;
  readonly named: Named;
}

const anything: JsonSchema = {};

const isTolerant = (schema: JsonSchema): boolean =>
  schema['x-assumed'] === true || schema['x-tolerated'] === true;

const limits = [
  'type',
  'format',
  'pattern',
  'enum',
  'const',
  'minimum',
  'maximum',
  'minLength',
  'minItems',
  'maxItems',
  'prefixItems',
  'items',
  'properties',
  'required',
  'additionalProperties',
  'anyOf',
] as const;

/** Whether every value fits. */
const isOpen = (schema: JsonSchema): boolean =>
  isTolerant(schema) || limits.every((limit) => schema[limit] === undefined);

/**
 * Whether each value that fits `inner` also fits `outer`. A `false` may be wrong, a `true` never is: what cannot be
 * proved counts as different.
 */
export function isWithin(inner: Placed, outer: Placed): boolean {
  const wide = resolve(outer.schema, outer.named);
  if (isOpen(wide)) return true;
  const own = resolve(inner.schema, inner.named);
  if (isOpen(own)) return false;
  const asInner = (schema: JsonSchema): Placed => ({ schema, named: inner.named });
  const asOuter = (schema: JsonSchema): Placed => ({ schema, named: outer.named });

  if (own.anyOf) return own.anyOf.every((option) => isWithin(asInner(option), outer));
  const types = typesOf(own);
  if (types.length > 1) return types.every((type) => isWithin(asInner(onlyOf(own, type)), outer));
  if (wide.anyOf) return wide.anyOf.some((option) => isWithin(inner, asOuter(option)));

  const [type] = types;
  const allowed = typesOf(wide);
  if (type === undefined) return false;
  const isAllowed = allowed.includes(type) || (type === 'integer' && allowed.includes('number'));
  if (allowed.length > 0 && !isAllowed) return false;
  if (!areChoicesWithin(own, wide)) return false;
  switch (type) {
    case 'integer':
    case 'number':
      return isAtLeast(own.minimum, wide.minimum) && isAtMost(own.maximum, wide.maximum);
    case 'string':
      return (
        isSame(own.pattern, wide.pattern) &&
        isSame(own.format, wide.format) &&
        isAtLeast(own.minLength, wide.minLength)
      );
    case 'array':
      return isListWithin(own, wide, asInner, asOuter);
    case 'object':
      return isObjectWithin(own, wide, asInner, asOuter);
    default:
      return true;
  }
}

/** Another type's limits say nothing about this one. */
const onlyOf = (schema: JsonSchema, type: TypeName): JsonSchema => ({ ...schema, type });

const isAtLeast = (own: number | undefined, wide: number | undefined): boolean =>
  wide === undefined || (own !== undefined && own >= wide);
const isAtMost = (own: number | undefined, wide: number | undefined): boolean =>
  wide === undefined || (own !== undefined && own <= wide);
const isSame = (own: string | undefined, wide: string | undefined): boolean =>
  wide === undefined || own === wide;

const choicesOf = ({ enum: list, const: only }: JsonSchema) => (only === undefined ? list : [only]);

function areChoicesWithin(own: JsonSchema, wide: JsonSchema): boolean {
  const allowed = choicesOf(wide);
  return (
    allowed === undefined || (choicesOf(own)?.every((each) => allowed.some((one) => one === each)) ?? false)
  );
}

type Place = (schema: JsonSchema) => Placed;

function isListWithin(own: JsonSchema, wide: JsonSchema, asInner: Place, asOuter: Place): boolean {
  if (!isAtLeast(own.minItems, wide.minItems) || !isAtMost(own.maxItems, wide.maxItems)) return false;
  const [first, others] = [own.prefixItems ?? [], wide.prefixItems ?? []];
  const count = Math.max(first.length, others.length);
  const places = Array.from(
    { length: count + 1 },
    (_, index) => [first[index] ?? own.items ?? anything, others[index] ?? wide.items ?? anything] as const,
  );
  return places.every(([one, other]) => isWithin(asInner(one), asOuter(other)));
}

function isObjectWithin(own: JsonSchema, wide: JsonSchema, asInner: Place, asOuter: Place): boolean {
  if (!(wide.required ?? []).every((key) => own.required?.includes(key))) return false;
  const keys = new Set([...Object.keys(own.properties ?? {}), ...Object.keys(wide.properties ?? {})]);
  const pick = ({ properties = {}, additionalProperties }: JsonSchema, key: string): JsonSchema =>
    (Object.hasOwn(properties, key) ? properties[key] : additionalProperties) ?? anything;
  return (
    [...keys].every((key) => isWithin(asInner(pick(own, key)), asOuter(pick(wide, key)))) &&
    isWithin(asInner(own.additionalProperties ?? anything), asOuter(wide.additionalProperties ?? anything))
  );
}
