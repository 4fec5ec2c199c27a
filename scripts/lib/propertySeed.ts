// The examples of property tests: the same in each run that guards a change, so that a change is never refused for
// what it did not touch; others each night.
import fc from 'fast-check';

const { MILLRACE_SEED: seed = '1' } = process.env;
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });
