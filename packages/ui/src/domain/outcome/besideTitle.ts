/** What a sentence of the service adds to a title, which it may begin with; `undefined` if it adds nothing. */
export function besideTitle(title: string, said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  const rest = said.startsWith(title) ? said.slice(title.length).replace(/^[.!]?\s*/, '') : said;
  return rest === '' ? undefined : rest;
}
