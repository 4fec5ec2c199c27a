import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findingsIn } from './lib/words.ts';

/** Files that use plain current English. Add a folder once `node scripts/run.mjs words <folder>` finds nothing in it. */
const covered = [
  '*.md',
  'docs/**/*.md',
  '.changeset/*.md',
  '.storybook/**/*.{ts,tsx,mdx}',
  'bench/**/*.{ts,tsx}',
  'e2e/**/*.ts',
  'scripts/**/*.{ts,mjs}',
  'packages/ui/src/{__tests__,contract,domain,entries,internal,primitives,theme}/**/*.{ts,tsx}',
  'packages/console/*.ts',
  'packages/console/src/**/*.{ts,tsx}',
  'packages/mocks/src/**/*.{ts,tsx}',
  'packages/contract/{*.md,src/**/*.ts}',
  'packages/ui/src/{patterns,forms,modals,screens}/**/*.{ts,tsx}',
];

/** These files contain the old words as data. */
const excluded = ['scripts/lib/words.ts', 'scripts/lib/words.test.ts'];

it.each(covered)('%s use no old words', (pattern) => {
  const files = globSync(pattern).filter((path) => !excluded.includes(path));
  expect(files).not.toEqual([]);
  const findings = files.flatMap((path) =>
    findingsIn(path, readFileSync(path, 'utf8')).map(
      ({ excerpt, better }) => `${path}: “${excerpt}”. Better: ${better}.`,
    ),
  );
  expect(findings).toEqual([]);
});
