import { isWireObject, type Wire, type WireObject } from '../../json/paths.ts';
import { showHidden } from '../../text/hiddenCharacters.ts';

/** How many faults of a file are named. More are only counted. */
const mostNamed = 20;

/** Notes what of a file is wrong, and what is left out. */
export class FileFaults {
  readonly #faults: string[] = [];
  readonly #ignored = new Set<string>();
  #count = 0;

  /** The first faults, as sentences. */
  get named(): readonly string[] {
    return this.#faults;
  }
  get count(): number {
    return this.#count;
  }
  /** The fields that this version does not know, each once. */
  get ignored(): readonly string[] {
    return [...this.#ignored].slice(0, mostNamed);
  }
  get ignoredCount(): number {
    return this.#ignored.size;
  }

  add(path: string, sentence: string): void {
    this.#count += 1;
    if (this.#faults.length < mostNamed) this.#faults.push(`${path}: ${sentence}`);
  }

  /** The object at a path; `undefined` if it is none. Keys that are not among `known` are left out, and named. */
  object(wire: Wire | undefined, path: string, known: readonly string[]): WireObject | undefined {
    if (!isWireObject(wire)) {
      this.add(path, wire === undefined ? 'It is missing.' : 'It must be an object.');
      return undefined;
    }
    for (const key of Object.keys(wire)) {
      // The tables of a list count as one.
      if (!known.includes(key)) this.#ignored.add(`${path.replace(/\[\d+\]/, '[]')}.${showHidden(key)}`);
    }
    return Object.fromEntries(known.flatMap((key) => (Object.hasOwn(wire, key) ? [[key, wire[key]]] : [])));
  }

  text(wire: Wire | undefined, path: string): string {
    if (typeof wire === 'string') return wire;
    this.add(path, wire === undefined ? 'It is missing.' : 'It must be a text.');
    return '';
  }

  texts(wire: Wire | undefined, path: string): readonly string[] {
    if (wire === undefined) return [];
    if (Array.isArray(wire) && wire.every((each): each is string => typeof each === 'string')) return wire;
    this.add(path, 'It must be a list of texts.');
    return [];
  }
}
