/** Finds which of many names hold a text. Prepared once, so that each key typed costs one pass over one string. */
export interface NameSearch {
  /** One byte for each name: 1 where it holds `text`, whatever the case of either. */
  readonly find: (text: string) => Uint8Array;
}

// No name holds one: what is typed into a single line cannot either.
const parting = '\n';

export function createNameSearch(names: readonly string[]): NameSearch {
  const lowered = names.map((name) => name.toLowerCase());
  const joined = lowered.join(parting);
  const ends = new Uint32Array(names.length);
  let end = -1;
  for (const [index, name] of lowered.entries()) {
    end += name.length + parting.length;
    ends[index] = end;
  }

  return {
    find: (text) => {
      const wanted = text.toLowerCase();
      const found = new Uint8Array(names.length);
      if (wanted === '') return found.fill(1);
      let index = 0;
      for (let at = joined.indexOf(wanted); at >= 0; at = joined.indexOf(wanted, ends[index])) {
        while ((ends[index] ?? Infinity) < at) index += 1;
        found[index] = 1;
      }
      return found;
    },
  };
}
