import type { Call } from '@millrace/ui/contract';
import * as v from 'valibot';
import naughty from '../../../corpus/blns.json' with { type: 'json' };
import { addressOf, bodyOf, documented, type Documented } from './contract.test.data.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import { openWatched } from './untouched.test.data.ts';

/** Texts that the list lacks: look-alikes, reversed text, and texts that are expensive to parse. */
const more = [
  'a\u200Bb\u200Dc\uFEFFd',
  '\u202Egnp.exe\u202C',
  '\u2066isolated\u2069',
  'p\u0430yments',
  'e\u0301 and \u00E9',
  '\u0001\u001F\u007F\u0085',
  '👩‍👩‍👧‍👦'.repeat(60),
  'Z̷̢a̸͍l̵g̴o'.repeat(40),
  `${'a'.repeat(50_000)}!`,
  `${'(a+)+'.repeat(2_000)}$`,
  '%00%0d%0aSet-Cookie: a=b',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '••••',
];

/** Texts that have broken programs: the Big List of Naughty Strings (corpus/LICENSE), and a few of our own. */
export const naughtyTexts: readonly string[] = [...naughty, ...more];

/** The calls with a text: in the body, as a word of the path, or in the query. */
export const takingTexts = documented.filter(({ call, sample }) => placesOf(call, sample).length > 0);

type Place = (text: string) => Outcome;

/** The sample with the text in each possible place. */
function placesOf({ params, query }: Call, sample: Outcome): readonly Place[] {
  const words = Object.keys(params).filter((name) => v.is(params[name] ?? v.never(), 'x'));
  return [
    ...words.map((name): Place => (text) => ({ ...sample, at: { ...sample.at, [name]: text } })),
    ...Object.keys(query).map((name): Place => (text) => ({
      ...sample,
      query: `?${new URLSearchParams({ [name]: text }).toString()}`,
    })),
    ...Array.from({ length: countTexts(sample.body) }, (_, index): Place => (text) => ({
      ...sample,
      body: replaceText(sample.body, index, text),
    })),
  ];
}

function countTexts(body: Outcome['body']): number {
  let count = 0;
  JSON.stringify(body, (_, value: unknown) => {
    if (typeof value === 'string') count += 1;
    return value;
  });
  return count;
}

/** The same body with another text in the place number `index`. */
function replaceText(body: Outcome['body'], index: number, text: string): Outcome['body'] {
  let seen = -1;
  return JSON.parse(JSON.stringify(body), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    seen += 1;
    return seen === index ? text : value;
  });
}

/** Sends texts to each place of a call that accepts one, and returns the failures. */
export async function sendTexts(asked: Documented, texts: readonly string[]): Promise<string[]> {
  const { call, sample } = asked;
  const { send } = openWatched(sample.as === undefined ? 'admin@acme.example' : sample.as);
  const places = placesOf(call, sample);
  const found: string[] = [];
  for (const [index, text] of texts.entries()) {
    const { body, ...where } = places[index % places.length]?.(text) ?? sample;
    const { faults } = await send(asked, bodyOf(call, body), addressOf(call, where));
    found.push(...faults.map((fault) => `${JSON.stringify(text)}: ${fault}`));
  }
  return found;
}
