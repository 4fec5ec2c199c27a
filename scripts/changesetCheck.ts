// Requires a changeset for each change of the library. Compares with main, so main must be fetched.
import { runUntilStopped } from './lib/runUntilStopped.ts';

runUntilStopped(['changeset', 'status', '--since=origin/main']);
