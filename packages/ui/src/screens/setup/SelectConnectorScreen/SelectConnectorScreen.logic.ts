import {
  catalogue,
  connectorCategories,
  type ConnectorCategory,
} from '../../../domain/entities/catalogue.ts';
import type { SelectConnectorView } from '../../../domain/views/selectConnector.ts';

export type ConnectorKind = 'source' | 'destination';

export interface CatalogueItem {
  readonly type: string;
  readonly label: string;
  readonly category: ConnectorCategory;
}

interface Indexed extends CatalogueItem {
  readonly folded: string;
  readonly words: readonly string[];
  /** Each name without spaces, so that `bigcommerce`, `big commerce` and `bigc` all match. */
  readonly squeezed: readonly string[];
}

/** Lower-case letters and digits without accents. Everything between words becomes one space. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const squeeze = (text: string): string => fold(text).replaceAll(' ', '');

const index: Readonly<Record<ConnectorKind, readonly Indexed[]>> = {
  source: indexed('source'),
  destination: indexed('destination'),
};

/** The connectors of a kind, alphabetically. */
function indexed(kind: ConnectorKind): readonly Indexed[] {
  return catalogue
    .filter((entry) => entry.kind === kind)
    .map(({ type, label, category, aliases }) => {
      const names = [label, type, ...aliases];
      return {
        type,
        label,
        category,
        folded: fold(label),
        words: names.flatMap((name) => fold(name).split(' ')),
        squeezed: names.map(squeeze),
      };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** How well a connector matches: 0 by its label, 1 by a word of the label, 2 by an alias; `undefined` not at all. */
function rank({ folded, words, squeezed }: Indexed, wanted: string): 0 | 1 | 2 | undefined {
  if (folded.startsWith(wanted)) return 0;
  if (` ${folded}`.includes(` ${wanted}`)) return 1;
  const tight = wanted.replaceAll(' ', '');
  const isFound =
    squeezed.some((name) => name.includes(tight)) ||
    wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)));
  return isFound ? 2 : undefined;
}

/** Whether the name of a saved connector matches the search. */
const isNameFound = (name: string, search: string): boolean => {
  const wanted = squeeze(search);
  return wanted !== '' && squeeze(name).includes(wanted);
};

/** A search without letters or digits is still a search, which finds nothing. */
const isSearching = (search: string): boolean => search.trim() !== '';

const searched = (kind: ConnectorKind, search: string): readonly CatalogueItem[] => {
  if (!isSearching(search)) return index[kind];
  const wanted = fold(search);
  if (wanted === '') return [];
  return index[kind]
    .flatMap((item) => {
      const found = rank(item, wanted);
      return found === undefined ? [] : [{ item, found }];
    })
    .toSorted((one, other) => one.found - other.found)
    .map(({ item }) => item);
};

export interface CategoryCount {
  readonly id: ConnectorCategory | 'all';
  readonly label: string;
  readonly count: number;
}

export interface FoundConnectors {
  /** The connectors to show, the best matches first. */
  readonly items: readonly CatalogueItem[];
  /** Every category of the kind, with the number of its matches. */
  readonly categories: readonly CategoryCount[];
}

/** The catalogue of a kind, filtered by a view. */
export function findConnectors(
  kind: ConnectorKind,
  { category, search }: SelectConnectorView,
): FoundConnectors {
  const found = searched(kind, search);
  const shown = category === 'all' ? found : found.filter((item) => item.category === category);
  const ofKind = new Set(index[kind].map((item) => item.category));
  return {
    items: shown,
    categories: [
      { id: 'all', label: `All ${kind}s`, count: found.length },
      ...connectorCategories
        .filter(({ id }) => ofKind.has(id))
        .map(({ id, label }) => ({
          id,
          label,
          count: found.filter((item) => item.category === id).length,
        })),
    ],
  };
}

/**
 * Whether a view shows a saved connector. It matches by its own name or by its type.
 * @param items the catalogue items of the view
 */
export function isExistingShown(
  { name, type }: { readonly name: string; readonly type: string },
  { category, search }: SelectConnectorView,
  items: readonly CatalogueItem[],
): boolean {
  if (items.some((item) => item.type === type)) return true;
  return category === 'all' && (!isSearching(search) || isNameFound(name, search));
}

/** How many connectors of a kind there are. */
export const catalogueSize = (kind: ConnectorKind): number => index[kind].length;
