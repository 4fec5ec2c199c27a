/**
 * The address, history and storage of the console in a story. `.storybook/inMemoryConsole.ts` gives them to the modules
 * of the console in place of the browser's own, so that a flow never changes the address of Storybook's page and leaves
 * nothing stored.
 */
interface Entry {
  readonly url: URL;
  readonly state: unknown;
}

const at = (path: string): URL => new URL(path, window.location.origin);

let entries: Entry[] = [{ url: at('/'), state: null }];
let index = 0;
let load: (path: string) => void = () => undefined;

const current = (): Entry => entries[index] ?? { url: at('/'), state: null };
const resolve = (address: string | URL | null | undefined): URL => new URL(address ?? '', current().url);

/** Loads a document: the console starts again at this address. */
const open = (address: string | URL) => {
  const { pathname, search, hash } = resolve(address);
  load(pathname + search + hash);
};

export const location = {
  get href() {
    return current().url.href;
  },
  get origin() {
    return current().url.origin;
  },
  get protocol() {
    return current().url.protocol;
  },
  get hostname() {
    return current().url.hostname;
  },
  get pathname() {
    return current().url.pathname;
  },
  get search() {
    return current().url.search;
  },
  get hash() {
    return current().url.hash;
  },
  assign: open,
  replace: open,
  reload: () => open(current().url),
};

export const history = {
  scrollRestoration: 'auto',
  get state(): unknown {
    return current().state;
  },
  get length() {
    return entries.length;
  },
  pushState(state: unknown, _: string, address?: string | URL | null) {
    entries = [...entries.slice(0, index + 1), { url: resolve(address), state }];
    index += 1;
  },
  replaceState(state: unknown, _: string, address?: string | URL | null) {
    entries[index] = { url: resolve(address), state };
  },
  /** Asynchronous, as in a browser. */
  go(steps: number) {
    setTimeout(() => {
      if (!entries[index + steps]) return;
      index += steps;
      dispatchEvent(new PopStateEvent('popstate', { state: current().state }));
    });
  },
  back: () => history.go(-1),
  forward: () => history.go(1),
};

function createStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (position) => [...values.keys()][position] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

export const localStorage = createStorage();
export const sessionStorage = createStorage();

/** Begins with an empty history at a path. `onLoad` is called when a document would be loaded. */
export function beginVisit(path: string, onLoad: (path: string) => void): void {
  load = onLoad;
  entries = [{ url: at(path), state: null }];
  index = 0;
}
