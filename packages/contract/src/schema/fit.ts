import { formats } from './formats.ts';
import { resolve, typesOf, type JsonSchema, type Named, type TypeName } from './jsonSchema.ts';
import { kindOf } from './kindOf.ts';

/**
 * What a difference does in the console. `breaks`: the answer cannot be used. `drops`: the value is ignored, and the
 * rest is used. `absent`, `mistyped`, `present`: of an assumed field, whose screens work without it. `omitted`: a field of
 * the specification that may be left out.
 */
export type Effect = 'breaks' | 'drops' | 'absent' | 'mistyped' | 'present' | 'omitted';

/** One observation at one place of an answer. */
export interface Observation {
  /** JSON pointer into the answer; `*` stands for a name that the answer chose, such as that of a table. */
  readonly pointer: string;
  readonly effect: Effect;
  /** What the contract expects, such as `integer or digits`. */
  readonly expected: string;
  /** The kind and size of what came, never its value. */
  readonly came: string;
  /** The screens that show an assumed field. */
  readonly shownIn?: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOfType = (value: unknown, type: TypeName): boolean => {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
};

/** A schema in a few words. */
export function describeSchema(schema: JsonSchema, named: Named): string {
  const full = resolve(schema, named);
  if (full.anyOf) return [...new Set(full.anyOf.map((each) => describeSchema(each, named)))].join(' or ');
  if (full.enum) return `one of ${full.enum.join(', ')}`;
  if (full.const !== undefined) return String(full.const);
  if (full.pattern !== undefined) return /\\d/.test(full.pattern) ? 'digits' : `text like ${full.pattern}`;
  if (full.format) return full.format;
  const words: Readonly<Partial<Record<TypeName, string>>> = { array: 'list', string: 'text' };
  const types = typesOf(full).map((type) => words[type] ?? type);
  const least = full.minimum === undefined ? '' : ` of at least ${full.minimum}`;
  return types.length === 0 ? 'anything' : types.join(' or ') + least;
}

/** Whether a value without parts satisfies the schema's own limits. */
function isWithinLimits(schema: JsonSchema, value: unknown): boolean {
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return false;
  if (schema.const !== undefined && value !== schema.const) return false;
  if (schema.enum && !schema.enum.some((each) => each === value)) return false;
  if (typeof value === 'number') {
    return (
      (schema.minimum === undefined || value >= schema.minimum) &&
      (schema.maximum === undefined || value <= schema.maximum)
    );
  }
  if (typeof value === 'string') {
    return (
      (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) &&
      (schema.minLength === undefined || [...value].length >= schema.minLength) &&
      (schema.format === undefined || formats[schema.format](value))
    );
  }
  if (Array.isArray(value)) {
    return (
      (schema.minItems === undefined || value.length >= schema.minItems) &&
      (schema.maxItems === undefined || value.length <= schema.maxItems)
    );
  }
  return true;
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const breaksIn = (observations: readonly Observation[]): number =>
  observations.filter(({ effect }) => effect === 'breaks').length;

/** How a value differs from its schema, and which assumed fields it has. Nothing that `breaks`: it fits. */
export function observe(schema: JsonSchema, value: unknown, named: Named, pointer = ''): Observation[] {
  const full = resolve(schema, named);
  const inside = observeParts(full, value, named, pointer);
  const isAssumed = full['x-assumed'] === true;
  if (!isAssumed && full['x-tolerated'] !== true) return inside;
  const shown = full['x-shown-in'];
  const shownIn = shown === undefined ? {} : { shownIn: shown };
  if (breaksIn(inside) > 0) {
    const effect = isAssumed ? ('mistyped' as const) : ('drops' as const);
    return inside.map((each) => (each.effect === 'breaks' ? { ...each, effect, ...shownIn } : each));
  }
  if (!isAssumed) return inside;
  const expected = describeSchema(full, named);
  // A null says as much as a missing field.
  const own: Observation = { pointer, effect: 'present', expected, came: kindOf(value), ...shownIn };
  return [own, ...inside];
}

function observeParts(full: JsonSchema, value: unknown, named: Named, pointer: string): Observation[] {
  const wrong = (): Observation[] => [
    { pointer, effect: 'breaks', expected: describeSchema(full, named), came: kindOf(value) },
  ];
  if (!isWithinLimits(full, value)) return wrong();
  if (full.anyOf) return observeBest(full.anyOf, value, named, pointer) ?? wrong();
  if (Array.isArray(value)) {
    const { prefixItems = [], items } = full;
    return value.flatMap((each: unknown, index) => {
      const part = prefixItems[index] ?? items;
      return part ? observe(part, each, named, `${pointer}/${index}`) : [];
    });
  }
  return isObject(value) ? observeFields(full, value, named, pointer) : [];
}

/** The observations of the option that fits, or of the only option of the value's type. */
function observeBest(
  options: readonly JsonSchema[],
  value: unknown,
  named: Named,
  pointer: string,
): Observation[] | undefined {
  const all = options.map((option) => ({ option, found: observe(option, value, named, pointer) }));
  const fitting = all.find(({ found }) => breaksIn(found) === 0);
  if (fitting) return fitting.found;
  // `[]` has the type of a list, not of an object: only the option that could be meant explains what is wrong.
  const meant = all.filter(({ option }) => {
    const types = typesOf(resolve(option, named));
    return types.length === 0 || types.some((type) => isOfType(value, type));
  });
  return meant.length === 1 ? meant[0]?.found : undefined;
}

function observeFields(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  named: Named,
  pointer: string,
): Observation[] {
  const missing = Object.entries(properties).flatMap(([key, part]): Observation[] => {
    if (Object.hasOwn(value, key)) return [];
    const place = {
      pointer: `${pointer}/${escaped(key)}`,
      expected: describeSchema(part, named),
      came: 'nothing',
    };
    const { 'x-assumed': isAssumed, 'x-shown-in': shownIn } = resolve(part, named);
    if (isAssumed) return [{ ...place, effect: 'absent', ...(shownIn !== undefined && { shownIn }) }];
    return [{ ...place, effect: required.includes(key) ? 'breaks' : 'omitted' }];
  });
  const there = Object.entries(value).flatMap(([key, each]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (own) return observe(own, each, named, `${pointer}/${escaped(key)}`);
    // The names of tables and the like are values, which no report may contain.
    return additionalProperties ? observe(additionalProperties, each, named, `${pointer}/*`) : [];
  });
  return [...missing, ...there];
}

/** Whether the console can use the value. */
export const fits = (schema: JsonSchema, value: unknown, named: Named): boolean =>
  breaksIn(observe(schema, value, named)) === 0;
