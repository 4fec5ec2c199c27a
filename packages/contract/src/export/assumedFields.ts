import { answerSchema, callsOf, type OpenApiFile } from '../schema/openApiFile.ts';
import { schemaPrefix, type JsonSchema } from '../schema/jsonSchema.ts';

/** A field that a service may leave out, with everything that reads it. */
export interface AssumedField {
  readonly field: string;
  /** What the console shows with it. Without the field it shows a dash, or nothing. */
  readonly shownIn: string;
  /** The answers that contain it. */
  readonly calls: readonly string[];
  /** The screens that make these calls. */
  readonly screens: readonly string[];
}

/** The assumed fields in a schema and in all that it refers to. */
function* assumedIn(
  schema: JsonSchema,
  file: OpenApiFile,
  seen: ReadonlySet<string> = new Set(),
): Generator<readonly [field: string, shownIn: string]> {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schemaPrefix.length);
    const named = file.components.schemas[name];
    if (named && !seen.has(name)) yield* assumedIn(named, file, new Set([...seen, name]));
  }
  for (const [field, part] of Object.entries(schema.properties ?? {})) {
    if (part['x-assumed']) yield [field, part['x-shown-in'] ?? ''];
    yield* assumedIn(part, file, seen);
  }
  const parts = [
    schema.items,
    schema.additionalProperties,
    ...(schema.anyOf ?? []),
    ...(schema.prefixItems ?? []),
  ];
  for (const part of parts) if (part) yield* assumedIn(part, file, seen);
}

/** Writes the list of assumed fields. */
export function assumedFields(file: OpenApiFile): readonly AssumedField[] {
  const found = new Map<string, { field: string; shownIn: string; calls: Set<string> }>();
  for (const { name, operation } of callsOf(file)) {
    const schema = answerSchema(operation);
    if (!schema) continue;
    for (const [field, shownIn] of assumedIn(schema, file)) {
      const key = `${field} ${shownIn}`;
      const entry = found.get(key) ?? { field, shownIn, calls: new Set<string>() };
      entry.calls.add(name);
      found.set(key, entry);
    }
  }
  return [...found.values()]
    .map(({ field, shownIn, calls }) => ({
      field,
      shownIn,
      calls: [...calls].toSorted(),
      screens: file['x-screens']
        .filter(({ needs, parts, does }) => [...needs, ...parts, ...does].some((call) => calls.has(call)))
        .map(({ name }) => name),
    }))
    .toSorted((one, other) => (`${one.shownIn} ${one.field}` < `${other.shownIn} ${other.field}` ? -1 : 1));
}
