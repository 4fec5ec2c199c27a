import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = Object.keys(import.meta.glob('../{patterns,forms,modals,screens}/**/*.tsx')).filter(
  (file) => !file.includes('.stories.'),
);

const noticesIn = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, file), 'utf8').match(/<ProblemNotice\b[^]*?\/>/g) ?? [];

// A page has several parts that load. `The service had an error.` does not say which of them is missing.
test('a notice that offers to load something again names it', () => {
  const retries = files.flatMap((file) =>
    noticesIn(file)
      .filter((notice) => notice.includes('onRetry='))
      .map((notice) => ({ file, notice })),
  );
  expect(retries.length).toBeGreaterThan(5);
  expect(retries.filter(({ notice }) => !notice.includes('wording='))).toEqual([]);
});
