import { expect, it } from 'vitest';
import { catalogue } from '../entities/catalogue.ts';
import { differenceOf, legacyReason } from './catalogueHints.ts';
import { signIns } from './signIn/signIns.ts';

/** `Klaviyo` for `Klaviyo (generic)` and `Salesforce` for `Salesforce v2`. */
const nameOf = (label: string) => label.replace(/ (?:v\d+|\(.+\))$/, '');

const alike = catalogue.filter(({ kind, label }) =>
  catalogue.some((other) => other.kind === kind && other.label === nameOf(label) && other.label !== label),
);

it.each(alike)('$label says what tells it apart from the one of the same name', ({ kind, type, label }) => {
  const other = catalogue.find((each) => each.kind === kind && each.label === nameOf(label));
  const words: Readonly<Record<string, string>> = signIns[kind];
  const wordsOf = (each: string) => [words[each], legacyReason(kind, each), differenceOf(kind, each)].join();
  expect(wordsOf(type)).not.toBe(wordsOf(other?.type ?? ''));
});

it('finds the connectors of the same name', () => {
  expect(alike.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['klaviyo_generic', 'salesforce_v2', 'ga360_bq_storage']),
  );
});
