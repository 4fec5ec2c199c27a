import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from '@asyncapi/parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../packages/contract/src/export/openApi.ts';
import { screens, unused } from '../packages/contract/src/export/screens.ts';
import { documented, isGood } from '../packages/mocks/src/handlers/everyCall/contract.test.data.ts';
import { assumed } from '../packages/ui/src/contract/assumed.ts';
import { committed, listed, misfitsOf, openTwin } from './contract.test.data.ts';
import { contractFiles } from './lib/contractFiles.ts';

describe('the files of the contract', () => {
  let files: Readonly<Record<string, string>>;
  beforeAll(async () => {
    files = await contractFiles();
  }, 120_000);

  it.each(['openapi.json', 'asyncapi.json', 'assumed.json', 'index.html'])(
    '%s is current; else run `npm run contract -- export`',
    (name) => {
      // Not `toEqual`: a difference of a long text takes minutes to print.
      expect(committed(name) === files[name]).toBe(true);
    },
  );
});

it('has every call of the contract, with a sentence about it', () => {
  expect(listed.map(({ name }) => name).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  for (const { operation } of listed) expect(operation.summary).toMatch(/^[A-Z].{3,}/);
});

it('is accepted by the linter of OpenAPI', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // A path with a parameter and one with a word in its place differ: the word goes first.
      'no-ambiguous-paths': 'off',
      // The specification's paths end with a slash (spec §7).
      'no-path-trailing-slash': 'off',
    },
  });
  const problems = await lintFromString({ source: committed('openapi.json'), config });
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
}, 60_000);

it('is accepted by the parser of AsyncAPI', async () => {
  const { document, diagnostics } = await new Parser().parse(committed('asyncapi.json'));
  // The newest version is not a matter of the file's correctness.
  const problems = diagnostics.filter(({ code }) => code !== 'asyncapi-latest-version');
  expect(problems.map(({ message, path: at }) => `${at.join('.')}: ${message}`)).toEqual([]);
  expect(
    document
      ?.channels()
      .all()
      .map((channel) => channel.address()),
  ).toEqual(['all', 'private-user-{userId}', 'private-client-{clientId}', '{hookUrl}']);
}, 60_000);

describe('the first answers of the twin', () => {
  // Reads change nothing, so they share a world.
  const reads = openTwin();
  it.each(documented)('fit the file: $name', async (each) => {
    const refused = each.outcomes.find((outcome) => !isGood(outcome));
    expect(await misfitsOf(each, refused ? [each.sample, refused] : [each.sample], reads)).toEqual([]);
  });
});

it('marks every assumed field, and no other', () => {
  const list: { field: string; shownIn: string; calls: string[]; screens: string[] }[] = JSON.parse(
    committed('assumed.json'),
  );
  const wanted = assumed.map(({ field, shownIn }) => `${field}: ${shownIn}`);
  expect(new Set(list.map(({ field, shownIn }) => `${field}: ${shownIn}`))).toEqual(new Set(wanted));
  expect(list.filter((each) => each.calls.length === 0)).toEqual([]);
});

describe('the list of screens', () => {
  const consoleFolder = path.resolve(import.meta.dirname, '../packages/console/src');
  const names: ReadonlySet<string> = new Set(calls.map(({ name }) => name));

  it('has each call of the console, and only calls of the contract', () => {
    const used = globSync(`${consoleFolder}/**/*.{ts,tsx}`, { exclude: ['**/*.test.*'] }).flatMap((source) =>
      importsOf(readFileSync(source, 'utf8')).filter((name) => names.has(name)),
    );
    const inScreens = screens.flatMap(({ needs, parts, does }) => [...needs, ...parts, ...does]);
    expect(inScreens.filter((name) => !names.has(name))).toEqual([]);
    expect([...new Set(used)].filter((name) => !inScreens.includes(name))).toEqual([]);
    const missing = [...names].filter((name) => !inScreens.includes(name));
    expect(missing.toSorted()).toEqual([...unused].toSorted());
  });

  it('reads no call that is unused', () => {
    const sources = globSync(`${consoleFolder}/**/*.{ts,tsx}`, { exclude: ['**/*.test.*'] });
    expect(sources.length).toBeGreaterThan(100);
    const used = sources.flatMap((source) =>
      existsSync(source) ? importsOf(readFileSync(source, 'utf8')) : [],
    );
    expect(unused.filter((name) => used.includes(name))).toEqual([]);
  });
});

/** The names that a file imports from the contract, without types. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '@millrace\/ui\/contract'/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
