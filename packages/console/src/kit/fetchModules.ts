/** The file that a dynamic import names in the build, as written there. */
const imported = /\bimport\(\s*["'`]([^"'`]+)/;

/** Loads a module, as the bundler compiles `import()`. */
type Load = (importModule: () => Promise<unknown>, files?: readonly string[], importer?: string) => unknown;

export interface ModuleFetching {
  /** The address beside which the build has its files. */
  readonly base: string;
  /** @default the platform's */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Whether the browser keeps a module as failed until the page is reloaded, as the HTML standard says: a retry would send
 * no request. Firefox does. Chromium and Safari request it again.
 */
export const keepsFailedModules = (): boolean => CSS.supports('-moz-orient', 'inline');

/**
 * Fetches the files of a dynamic import before the browser loads them as modules. A failure is then one of a request,
 * which a retry repeats (F29); a success is in the cache, because the names of the files contain their hash.
 * @param load the bundler's own way to load a module
 */
export function fetchModulesFirst(
  load: Load,
  { base, fetch = (input, init) => globalThis.fetch(input, init) }: ModuleFetching,
): Load {
  const received = new Set<string>();
  const receive = async (href: string) => {
    if (received.has(href)) return;
    const answer = await fetch(href, { credentials: 'same-origin' });
    await answer.arrayBuffer();
    if (!answer.ok) throw new TypeError(`${href} failed to load: ${answer.status}`);
    received.add(href);
  };
  return async (importModule, files = [], importer) => {
    const [, own] = imported.exec(String(importModule)) ?? [];
    const others = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => new URL(file, new URL('/', base)).href);
    const needed = new Set(own === undefined ? others : [...others, new URL(own, base).href]);
    await Promise.all([...needed].map(receive));
    return load(importModule, files, importer);
  };
}
