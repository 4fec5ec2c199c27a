// Requires a changeset for each change of the library, and that it names the components it changes. Compares with main,
// so main must be fetched.
import { faultOf, pendingChangesets } from './lib/changelog.ts';
import { runUntilStopped } from './lib/runUntilStopped.ts';

const faults = pendingChangesets().flatMap(({ file, summary }) => {
  const fault = faultOf(summary);
  return fault === undefined ? [] : [`${file}: ${fault}`];
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else runUntilStopped(['changeset', 'status', '--since=origin/main']);
