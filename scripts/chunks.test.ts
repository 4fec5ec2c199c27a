import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups } from '../packages/console/chunks.ts';

const files = globSync(
  [
    'packages/{ui,console}/{src/**/*.{ts,tsx},index.html}',
    'node_modules/{@tanstack/react-query,react-aria,react-aria-components}/**/*.{js,mjs}',
  ].map((pattern) => path.resolve(pattern)),
);

/** The names in a pattern of paths, such as `useList` of `lists[\\/](useList|rememberedList)`. */
const namesIn = (source: string) =>
  source.replaceAll(/\\[a-z]\+?|\[[^\]]*\]\??/g, ' ').match(/[A-Za-z][\w-]{2,}/g) ?? [];

/** What a pattern leaves out, such as `rows` of `kinds[\\/](?!rows)`. */
const exceptions = /\(\?!([^)]*)\)/g;

/** Ends of file names, which not every file of a group has. */
const endings = new Set(['tsx', 'mjs', 'css', 'logic', 'html']);

test.each(chunkGroups.map((group) => [group.name, group] as const))(
  'each name of the chunk “%s” is one of a module that it gathers',
  (_, { test: pattern }) => {
    const gathered = files.filter((file) => pattern.test(file));
    const names = namesIn(pattern.source.replaceAll(exceptions, ' ')).filter((name) => !endings.has(name));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !gathered.some((file) => file.includes(name)))).toEqual([]);

    const leftOut = [...pattern.source.matchAll(exceptions)].flatMap(([, source = '']) => namesIn(source));
    expect(leftOut.filter((name) => !files.some((file) => path.parse(file).name === name))).toEqual([]);
  },
);
