import type { ReactNode } from 'react';
import { formatCount } from '../../domain/format/count.ts';

export interface ComboBoxOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A muted word after the label, such as a type. */
  readonly note?: string;
  /** Other words that the search finds it by. */
  readonly keywords?: string;
  /** Shown before the label: a mark or an icon. */
  readonly icon?: ReactNode;
}

/** The options with their text in lower case, prepared once: a search of thousands must not take a frame. */
export type Searchable<Value extends string> = readonly (readonly [
  text: string,
  option: ComboBoxOption<Value>,
])[];

export const toSearchable = <Value extends string>(
  options: readonly ComboBoxOption<Value>[],
): Searchable<Value> =>
  options.map((option) => [`${option.label} ${option.keywords ?? ''}`.toLowerCase(), option]);

/** How well a text matches: 0 in full, 1 at its start or at the start of its last part, 2 anywhere. */
function rankOf(label: string, wanted: string): number {
  if (label === wanted) return 0;
  return label.startsWith(wanted) || label.slice(label.lastIndexOf('.') + 1).startsWith(wanted) ? 1 : 2;
}

/** The options that contain every word of the search, best matches first. */
export function findOptions<Value extends string>(
  searchable: Searchable<Value>,
  search: string,
): readonly ComboBoxOption<Value>[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return searchable.map(([, option]) => option);
  const words = wanted.split(/\s+/);
  const ranks: ComboBoxOption<Value>[][] = [[], [], []];
  for (const [text, option] of searchable) {
    if (words.every((word) => text.includes(word))) {
      ranks[rankOf(option.label.toLowerCase(), wanted)]?.push(option);
    }
  }
  return ranks.flat();
}

/** The option whose label is the typed text, in any case; `undefined` if there is none. */
export const optionLabelled = <Value extends string>(
  options: readonly ComboBoxOption<Value>[],
  typed: string,
): ComboBoxOption<Value> | undefined => {
  const wanted = typed.trim().toLowerCase();
  return options.find(({ label }) => label.trim().toLowerCase() === wanted);
};

/** All options, from the first one on; the chosen one is the first if it would not be among those that are shown. */
export const startingWith = <Value extends string>(
  chosen: ComboBoxOption<Value> | undefined,
  options: readonly ComboBoxOption<Value>[],
  maxShown: number,
): readonly ComboBoxOption<Value>[] =>
  chosen === undefined || options.length <= maxShown || options.indexOf(chosen) < maxShown
    ? options
    : [chosen, ...options.filter((option) => option !== chosen)];

/** `The first 1,000 of 5,000 are shown. Search to find the others.`; `undefined` if all are (spec §5). */
export const describeShown = (found: number, maxShown: number): string | undefined =>
  found > maxShown
    ? `The first ${formatCount(maxShown)} of ${formatCount(found)} are shown. Search to find the others.`
    : undefined;

const pageRows = 8;
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageRows,
  PageUp: -pageRows,
};

/** The active row after a key; `undefined` if the key moves nothing. An arrow beyond an end continues at the other. */
export function activeAfter(key: string, active: number, count: number): number | undefined {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined || count === 0) return undefined;
  if (active < 0) return step > 0 ? 0 : count - 1;
  const next = active + step;
  if (Math.abs(step) > 1) return Math.max(0, Math.min(next, count - 1));
  return (next + count) % count;
}
