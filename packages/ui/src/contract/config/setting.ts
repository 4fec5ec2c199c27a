import * as v from 'valibot';

/** An address elsewhere, or a path of the page's own host. */
export const address = v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https?:\/\/)/));

/** Where a third party's script is. `origins` are the other hosts that it calls or frames. */
export const party = v.object({ address, origins: v.optional(v.array(address), []) });

/**
 * Reads a part of the page's configuration. Each setting of a part has a fallback: an invalid one counts as missing and
 * leaves the others as they are.
 */
export function readPart<Schema extends v.GenericSchema>(
  schema: Schema,
  json: string | null | undefined,
): v.InferOutput<Schema> {
  let value: unknown = {};
  try {
    value = JSON.parse(json || '{}');
  } catch {
    // A placeholder that the server did not replace is not JSON. Such a page gets the defaults.
  }
  const decoded = v.safeParse(schema, value);
  return decoded.success ? decoded.output : v.parse(schema, {});
}
