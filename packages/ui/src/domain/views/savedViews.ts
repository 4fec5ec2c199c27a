/** A view of a list that a person has named: the parameters of its address, and nothing of what the list shows. */
export interface SavedView {
  readonly name: string;
  /** The query of its address, without its question mark. */
  readonly query: string;
}

/** How many views of a list are kept. */
export const savedViewLimit = 50;
/** Maximum length of the name of a view, in user-perceived characters. */
export const viewNameLength = 60;
/** Longer texts of a storage are not from here, in UTF-16 units. */
const storedLength = 4_000;

/** What makes two names the same to a reader. */
const sameName = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((name) => name.normalize('NFKC').trim().toLowerCase());
  return first === second;
};

/** The saved view of this name, in any case. */
export const viewNamed = <View extends Pick<SavedView, 'name'>>(
  views: readonly View[],
  name: string,
): View | undefined => views.find((view) => sameName(view.name, name));

/**
 * What is wrong with a name for a view, if anything.
 * @param current the name that it replaces
 */
export function viewNameProblem(
  views: readonly Pick<SavedView, 'name'>[],
  name: string,
  current?: string,
): string | undefined {
  if (name.trim() === '') return 'Enter a name.';
  const taken = viewNamed(views, name);
  return taken && taken.name !== current ? `“${taken.name}” already exists.` : undefined;
}

/** Adds a view, in the order of names. One of the same name is replaced. */
export const withView = (views: readonly SavedView[], { name, query }: SavedView): readonly SavedView[] =>
  [...views.filter((view) => !sameName(view.name, name)), { name: name.trim(), query }]
    .slice(-savedViewLimit)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB', { numeric: true }));

export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);

/** Renames a view. Nothing changes if it is gone, or if another one has the name. */
export function renameView(views: readonly SavedView[], from: string, to: string): readonly SavedView[] {
  const view = views.find(({ name }) => name === from);
  if (view === undefined || viewNameProblem(views, to, from) !== undefined) return views;
  return withView(withoutView(views, from), { ...view, name: to });
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= storedLength;

function readView(value: unknown): SavedView | undefined {
  const { name, query }: { name?: unknown; query?: unknown } = Object(value);
  return isText(name) && isText(query) ? { name, query } : undefined;
}

/** The views in a stored text, which may have been tampered with (docs/threats.md T-43). What is no view is left out. */
export function readSavedViews(text: string | null): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const read = Array.isArray(stored) ? stored.slice(0, savedViewLimit).map(readView) : [];
    return read.reduce<readonly SavedView[]>((views, view) => (view ? withView(views, view) : views), []);
  } catch {
    return [];
  }
}

export const writeSavedViews = (views: readonly SavedView[]): string => JSON.stringify(views);
