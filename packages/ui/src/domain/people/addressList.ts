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

/** What links, the directories of mail servers and the heads of messages write before an address. */
const schemeName = '(?:mailto|smtp|sip|to|cc|bcc|from|e-?mail):';
const scheme = new RegExp(`^${schemeName}`, 'i');
/** More than one, as a link that was made of a link has. */
const schemes = new RegExp(`^(?:${schemeName}${edge.replace('?', '')}*)+`, 'giu');

const withoutParameters = (address: string): string => address.split('?', 1)[0] ?? '';

/** An address without its scheme, its parameters, and what surrounds it. */
function bare(word: string): string {
  let address = word.replace(edges, '');
  if (!scheme.test(address)) return address;
  return withoutParameters(address.replace(schemes, '')).replace(edges, '');
}

/** `mailto:` and what is blank or invisible behind it. */
const afterScheme = new RegExp(String.raw`\bmailto:[\s${invisible}+`, 'giu');

const isAddressLike = (word: string): boolean => word.includes('@');

/** The recipients that a link names beside its first one: `mailto:jane@x.example?cc=john@x.example`. */
const linked = /[?&](?:to|cc|bcc)=([^&\s]+)/gi;
const ofLink = (word: string): readonly string[] =>
  /^\W*mailto:/i.test(word)
    ? [...word.matchAll(linked)].flatMap(([, more = '']) => more.split(/,|%2C/i))
    : [];

/** Signs that no address contains. Where they separate nothing else, they separate two addresses. */
const boundary = /[<>()[\]"“”„«»]+/;

/** An address with what is attached to it, such as `<br>` or the name of a link, as the addresses in it. */
const addressesOf = (word: string): readonly string[] =>
  isAddressLike(word) ? word.split(boundary).filter(isAddressLike) : [word];

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(afterScheme, 'mailto:')
    // U+FEFF is a blank for \s, but nobody sees it: what follows it would be another address.
    .split(/(?:[^\S\uFEFF]|[,;、،؛|])+/)
    .flatMap((word) => [word, ...ofLink(word)])
    .flatMap(addressesOf)
    .map(bare)
    .filter(Boolean);

/** A name in quotes; one that is an address counts as one. */
const quotedName = /"[^"@\n]*"|[“„][^“„”"@\n]*[”“"]|«[^«»@\n]*»/g;
/** The tags of a copied page, unless they contain an address. */
const tag = /<\/?(?:a|b|br|div|em|font|i|li|ol|p|span|strong|table|td|th|tr|ul)(?:\s[^<>@]*)?\/?>/gi;
/** An address in brackets after a name. Round and square ones are brackets only around an address. */
const bracketed = /<([^<>]*)>|[([]([^\s()[\]<>@]*@[^\s()[\]<>]*)[)\]]/g;

/** The marks of lists, the conjunctions between the last two entries, and the labels of message heads. */
const listMark =
  /(?<=^|[\s,;、،؛|])(?:[^\p{L}\s@<>]{1,4}|\[x\]|and|or|und|et|[\p{L}-]{1,20}:)(?=$|[\s,;<])/giu;

/** The entries of a part between semicolons or line breaks. */
function entriesOf(part: string): readonly string[] {
  const text = isAddressLike(part) ? part.replaceAll(quotedName, ' ').replaceAll(tag, ' ') : part;
  const matches = [...text.matchAll(bracketed)];
  if (matches.length === 0) {
    // Cells of a spreadsheet beside that of the address are no entries, and neither are quoted names.
    const words = wordsOf(text);
    return text.includes('\t') && words.some(isAddressLike) ? words.filter(isAddressLike) : words;
  }
  let at = 0;
  const entries = matches.flatMap((match) => {
    // The name before the brackets is left out, even if it contains a comma: “Doe, Jane <jane@…>”. An address is not.
    const before = wordsOf(text.slice(at, match.index)).filter(isAddressLike);
    at = match.index + match[0].length;
    const inside = wordsOf(match[1] ?? match[2] ?? '');
    const addresses = inside.filter(isAddressLike);
    // Some programs write the name in the brackets: “jane@… <Jane Doe>”.
    return [...before, ...(before.length > 0 || addresses.length > 0 ? addresses : inside)];
  });
  return [...entries, ...wordsOf(text.slice(at))];
}

/** The end of a part, or a name in quotes, which may contain semicolons. */
const quotedOrEnd = /"[^"\n]*"|[“„][^“„”"\n]*[”“"]|[;\n\r]/g;

function partsOf(text: string): readonly string[] {
  const ends = [...text.matchAll(quotedOrEnd)].filter(([found]) => found.length === 1);
  const starts = [0, ...ends.map(({ index }) => index + 1)];
  return starts.map((start, at) => text.slice(start, ends[at]?.index));
}

/**
 * The addresses in a text, once each in any case of letters. Where `<…>` occurs, the name before it is left out. Nothing
 * with an at sign is ever left out. Everything else is separated by commas, semicolons, blanks or lines; what is no
 * address stays an entry, so that it can be corrected. Beside an address, list marks and labels such as `To:` do not.
 */
export function addressesIn(text: string): readonly string[] {
  const found = new Map<string, string>();
  const list = narrowed(text);
  const listed = isAddressLike(list) ? list.replaceAll(listMark, ' ') : list;
  for (const part of partsOf(listed)) {
    for (const email of entriesOf(part)) {
      const key = email.toLowerCase();
      if (!found.has(key)) found.set(key, email);
    }
  }
  return [...found.values()];
}
