// Asks that a change of the library comes with a changeset: compares with main, so main must be fetched.
import { runUntilStopped } from './lib/runUntilStopped.ts';

runUntilStopped(['changeset', 'status', '--since=origin/main']);
