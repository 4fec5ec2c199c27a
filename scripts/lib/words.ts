/** Giveaways of the old wording, each with the better word. "Writing" in CONTRIBUTING.md has the rules. */
export const oldWords: readonly { readonly pattern: RegExp; readonly better: string }[] = [
  { pattern: /\b(?:some|any|every)body\b/gi, better: 'someone, anyone, everyone, or name the person' },
  { pattern: /\bwhoever\b/gi, better: 'anyone who' },
  { pattern: /\banew\b/gi, better: 'again, a new' },
  { pattern: /\b(?:is|are|was|were|be) told\b/gi, better: 'is notified, gets, sees' },
  { pattern: /\b(?:is|are|was|were|be) asked (?:again|for again)\b/gi, better: 'is retried, is refetched' },
  { pattern: /\b(?:speaks?|spoke) of\b/gi, better: 'is about, mentions' },
  { pattern: /\bhears? of\b/gi, better: 'receives, is notified of' },
  { pattern: /\bfore(?:tells?|told)\b/gi, better: 'calculate, predict' },
  { pattern: /\b(?:comes?|came) to rest\b/gi, better: 'is paused' },
  { pattern: /(?<!encrypted )\bat rest\b/gi, better: 'idle, paused' },
  { pattern: /\bon (?:its|their) way\b/gi, better: 'loading, running, pending' },
  { pattern: /\b(?:comes?|came) (?:or|and) (?:goes?|went)\b/gi, better: 'is added or removed' },
  { pattern: /\b(?:that|which|what) (?:is|are|was|were) none\b/gi, better: 'is not, is invalid' },
  { pattern: /\bas it came\b/gi, better: 'unchanged' },
  { pattern: /\bwithout a word\b/gi, better: 'without a message' },
  { pattern: /\b(?:laid over|left aside)\b/gi, better: 'merged into, ignored' },
  { pattern: /\bwhat (?:stands|lies)\b/gi, better: 'name the thing' },
  { pattern: /\bto the letter\b/gi, better: 'exactly' },
  { pattern: /\bfor want of\b/gi, better: 'without, because there is no' },
  { pattern: /\bbut for\b/gi, better: 'except' },
  { pattern: /\b(?:none|nothing) but\b/gi, better: 'only' },
  {
    pattern: /\b(?:wher|which)ever\b/gi,
    better: 'in each place, for every …',
  },
  { pattern: /\b(?:thus|hence)\b/gi, better: 'so' },
  {
    pattern: /\b(?:hither|hitherto|thither|thereof|whereof|therein|whence|whereabouts|lest)\b/gi,
    better: 'to here, of it, where, so that … not',
  },
];

/** An old word in a file, with the text around it. */
export interface Finding {
  readonly pattern: string;
  readonly excerpt: string;
  readonly better: string;
}

const bareCitation = {
  pattern: 'bare citation',
  better: 'a few words on what it says, as in "optional on the wire (A-58)"',
};

/** Comments without their markers, the lines of one comment joined. Consecutive line comments are one comment. */
export function commentsOf(source: string): string[] {
  const blocks = source.matchAll(/(?<![\w'"`/])\/\*([\s\S]*?)\*\/|(?:^[ \t]*\/\/ .*\n)+|(?<=\s)\/\/ .*$/gm);
  return [...blocks].map(([all]) =>
    all
      .replaceAll(/^[ \t]*(?:\/\*+|\*\/|\*|\/\/)[ \t]?|\*\/$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

/** Names of tests and of their groups and steps. */
export function titlesOf(source: string): string[] {
  const calls = source.matchAll(
    /(?:\b(?:it|test|describe|step)(?:\.\w+)*|(?<=[\])]))\(\s*(['"`])((?:\\.|(?!\1)[^\n])+)\1,/g,
  );
  return [...calls].map(([, , title = '']) => title);
}

/** A comment that cites a decision, a fault or a threat in fewer than three words of its own. */
export function isBareCitation(comment: string): boolean {
  const words = comment.replaceAll(/\b(?:docs\/\w+\.md|spec §[\d, §]+|[AFT]-?\d+)/g, ' ');
  return (
    words !== comment && (words.match(/[A-Za-z]{2,}/g)?.length ?? 0) < 3 && /\b(?:A-|T-|F)\d/.test(comment)
  );
}

/** The old words in some texts. */
export function findOldWords(texts: readonly string[]): Finding[] {
  return texts.flatMap((text) =>
    oldWords.flatMap(({ pattern, better }) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        pattern: pattern.source,
        excerpt: text.slice(Math.max(0, index - 40), index + length + 30),
        better,
      })),
    ),
  );
}

/**
 * The old words in a file. Documents, and modules of the interface, are searched as a whole, because their texts are
 * shown. Of other code only comments and test titles count: its strings repeat what the interface shows.
 */
export function findingsIn(path: string, source: string): Finding[] {
  const comments = path.endsWith('.md') ? [] : commentsOf(source);
  const isShown =
    /\.mdx?$/.test(path) ||
    (/^packages\/(?:ui|console)\/src\//.test(path) && !/\.(?:test|stories)\b/.test(path));
  const joined = source.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, ' ');
  const bare = comments.filter(isBareCitation).map((excerpt) => ({ ...bareCitation, excerpt }));
  return [...findOldWords(isShown ? [joined] : [...comments, ...titlesOf(source)]), ...bare];
}
