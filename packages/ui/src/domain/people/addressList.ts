/*
 * Lists of addresses as mail programs, spreadsheets and chats copy them. A parser of RFC 5322 such as email-addresses
 * refuses the whole list for one wrong entry and knows no semicolons, so this reads entry by entry.
 */

/** What surrounds an address in a list or a sentence, and is no part of it. */
const around = String.raw`["'‘’‚‛“”„‟«»‹›\u0060´<>()[\]{},;:.!?·•*…、。`;
/**
 * Invisible characters around an address are left out too: mail programs and chats add them, and the address without
 * them is the one that people see. Inside an address they stay, so that it is refused.
 */
const invisible = String.raw`\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]`;
const edge = around + invisible;
// Each run is tried from its beginning only; otherwise the time grows with the square of its length.
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'gu');

/** The signs that a full-width keyboard types in place of the ASCII ones. */
const narrowed = (text: string): string =>
  text.replaceAll(/[＠．＜＞﹤﹥﹫，；：（）]/g, (character) => character.normalize('NFKC'));

/** What links and the directories of mail servers write before an address. */
const scheme = /^(?:mailto|smtp|sip):/i;
/** More than one, as a link that was made of a link has. */
const schemes = new RegExp(`^(?:(?:mailto|smtp|sip):${edge.replace('?', '')}*)+`, 'giu');

const withoutParameters = (address: string): string => address.split('?', 1)[0] ?? '';

/** An address without its scheme, its parameters, and what surrounds it. */
function bare(word: string): string {
  let address = word.replace(edges, '');
  if (!scheme.test(address)) return address;
  return withoutParameters(address.replace(schemes, '')).replace(edges, '');
}

/** `mailto:` and what is blank or invisible behind it. */
const afterScheme = new RegExp(String.raw`\bmailto:[\s${invisible}+`, 'giu');

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(afterScheme, 'mailto:')
    // U+FEFF is a blank for \s, but nobody sees it: what follows it would be another address.
    .split(/(?:[^\S\uFEFF]|[,;、،؛|])+/)
    .map(bare)
    .filter(Boolean);

const isAddressLike = (word: string): boolean => word.includes('@');

/** A name in quotes; one that is an address counts as one. */
const quotedName = /"[^"@\n]*"|[“„][^“„”"@\n]*[”“"]|«[^«»@\n]*»/g;
/** An address in brackets after a name. Round and square ones are brackets only around an address. */
const bracketed = /<([^<>]*)>|[([]([^\s()[\]<>@]*@[^\s()[\]<>]*)[)\]]/g;

/** The entries of a part between semicolons or line breaks. */
function entriesOf(part: string): readonly string[] {
  const matches = [...part.matchAll(bracketed)];
  if (matches.length === 0) {
    // Cells of a spreadsheet beside that of the address are no entries, and neither are quoted names.
    const words = wordsOf(isAddressLike(part) ? part.replaceAll(quotedName, ' ') : part);
    return part.includes('\t') && words.some(isAddressLike) ? words.filter(isAddressLike) : words;
  }
  let at = 0;
  const entries = matches.flatMap((match) => {
    const before = part.slice(at, match.index).replaceAll(quotedName, ' ');
    at = match.index + match[0].length;
    // The name directly before the brackets is left out, even if it contains a comma: “Doe, Jane <jane@…>”.
    const others = before
      .split(/[,、|]/)
      .slice(0, -1)
      .flatMap(wordsOf)
      .filter(isAddressLike);
    return [...others, ...wordsOf(match[1] ?? match[2] ?? '')];
  });
  const rest = wordsOf(part.slice(at));
  return [...entries, ...rest];
}

/** The end of a part, or a name in quotes, which may contain semicolons. */
const quotedOrEnd = /"[^"\n]*"|[“„][^“„”"\n]*[”“"]|[;\n\r]/g;

function partsOf(text: string): readonly string[] {
  const ends = [...text.matchAll(quotedOrEnd)].filter(([found]) => found.length === 1);
  const starts = [0, ...ends.map(({ index }) => index + 1)];
  return starts.map((start, at) => text.slice(start, ends[at]?.index));
}

/**
 * The addresses in a text, once each in any case of letters. Where `<…>` occurs, only its content counts, and the name
 * before it is left out. Everything else is separated by commas, semicolons, blanks or lines; what is no address stays
 * an entry, so that it can be corrected.
 */
export function addressesIn(text: string): readonly string[] {
  const found = new Map<string, string>();
  for (const part of partsOf(narrowed(text))) {
    for (const email of entriesOf(part)) {
      const key = email.toLowerCase();
      if (!found.has(key)) found.set(key, email);
    }
  }
  return [...found.values()];
}
