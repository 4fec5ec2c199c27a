/** Bundlers replace `process.env.NODE_ENV`, as React requires. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const warned = new Set<string>();

/** Tells developers once that a name is deprecated, and what to use. Production is silent. */
export function warnFormerName(owner: string, former: string, current: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = `@millrace/ui: \`${former}\` of ${owner} is now \`${current}\`. The next major version removes the former name.`;
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(text);
}
