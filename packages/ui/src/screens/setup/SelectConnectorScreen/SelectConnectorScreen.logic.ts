import {
  catalogue,
  connectorCategories,
  type ConnectorCategory,
} from '../../../domain/entities/catalogue.ts';
import { legacyReason, popularTypes } from '../../../domain/connectors/catalogueHints.ts';
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

/** A part of the catalogue under its own heading. */
export interface CatalogueGroup {
  readonly label: string;
  readonly look: 'tile' | 'line';
  readonly items: readonly CatalogueItem[];
}

export interface CategoryCount {
  readonly id: ConnectorCategory | 'all';
  readonly label: string;
  readonly count: number;
}

export interface FoundConnectors {
  /** The connectors to show, the best matches first. */
  readonly items: readonly CatalogueItem[];
  /**
   * The same in groups: one while searching, else the popular ones and then each category, with legacy connectors at its
   * end. Popular connectors are in their category too.
   */
  readonly groups: readonly CatalogueGroup[];
  /** Every category of the kind, with the number of its matches. */
  readonly categories: readonly CategoryCount[];
}

/** So few connectors are all popular. */
const fewItems = 9;

const isLegacy = (kind: ConnectorKind, { type }: CatalogueItem) => legacyReason(kind, type) !== undefined;
const legacyLast = (kind: ConnectorKind, items: readonly CatalogueItem[]) =>
  items.toSorted((one, other) => Number(isLegacy(kind, one)) - Number(isLegacy(kind, other)));

function groupsOf(
  kind: ConnectorKind,
  { category, search }: SelectConnectorView,
  items: readonly CatalogueItem[],
): readonly CatalogueGroup[] {
  const all = `Connect a new ${kind}`;
  if (isSearching(search)) return [{ label: all, look: 'line', items }];
  if (items.length <= fewItems && category === 'all') return [{ label: all, look: 'tile', items }];
  const popular = popularTypes[kind].flatMap((type) => items.filter((item) => item.type === type));
  const groups: readonly CatalogueGroup[] = connectorCategories.map(({ id, label }) => ({
    label,
    look: 'line',
    items: legacyLast(
      kind,
      items.filter((item) => item.category === id),
    ),
  }));
  const top: CatalogueGroup = {
    label: 'Popular',
    look: 'tile',
    items: category === 'all' ? popular : [],
  };
  return [top, ...groups].filter((group) => group.items.length > 0);
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
    groups: groupsOf(kind, { category, search }, shown),
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
