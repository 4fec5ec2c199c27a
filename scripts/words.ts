// Lists old words in folders: `node scripts/run.mjs words packages/ui/src`, or with `--count` their number by pattern.
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findingsIn } from './lib/words.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'boolean' } },
});

for (const folder of positionals) {
  const findings = globSync(`${folder}/**/*.{ts,tsx,mjs,md,mdx}`).flatMap((path) =>
    findingsIn(path, readFileSync(path, 'utf8')).map((finding) => ({ path, ...finding })),
  );
  if (values.count) {
    const byPattern = [...Map.groupBy(findings, ({ pattern }) => pattern)];
    for (const [pattern, all] of byPattern.toSorted(([, one], [, other]) => other.length - one.length)) {
      console.log(`${String(all.length).padStart(5)}  ${pattern}`);
    }
  } else {
    for (const { path, excerpt, better } of findings)
      console.log(`${path}: “${excerpt}”. Better: ${better}.`);
  }
  console.log(`${findings.length} in ${folder}`);
}
