/** The segments of a path or of a pattern such as `/pipelines/{id}`. A trailing slash is ignored. */
export const segmentsOf = (path: string): readonly string[] =>
  path
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(1);

const decodeSegment = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/**
 * The parameters of `segments` under `pattern`, or `undefined` if they do not match. Empty or undecodable
 * values never match. `{rest}` at the end matches any number of further segments.
 */
export function fitPattern(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const own = pattern.at(-1) === '{rest}' ? segments.slice(0, pattern.length) : segments;
  if (pattern.length !== own.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const given = segments[index] ?? '';
    if (!wanted.startsWith('{')) {
      if (wanted !== given) return undefined;
      continue;
    }
    const value = decodeSegment(given);
    if (!value) return undefined;
    params[wanted.slice(1, -1)] = value;
  }
  return params;
}

/** A pattern with its parameters filled in and encoded. */
export const fillPattern = (pattern: string, params: Readonly<Record<string, string | number>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
