// Checks the production build against its limits: sizes, requests, and forbidden content.
import { twinMarker } from '../packages/mocks/src/marker.ts';
import { judge, round } from './lib/budgets.ts';
import { readBundle } from './lib/bundle.ts';
import { freshBuild, targets } from './lib/freshBuild.ts';

/** Production contains no client lists, development features or fixtures (T-34). */
const forbidden = {
  [twinMarker]: 'the twin never ships with the console.',
  mockServiceWorker: "the stories' service worker never ships with the console.",
  sourceMappingURL: 'source maps are not served.',
};

const { figures, faults } = judge(readBundle(await freshBuild(targets.console)), forbidden);
const width = Math.max(...figures.map(({ what }) => what.length));
for (const { what, value, limit, unit } of figures) {
  console.log(`${what.padEnd(width)}  ${round(value).padStart(7)} of ${String(limit).padStart(3)} ${unit}`);
}
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
