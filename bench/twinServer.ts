// Only the twin's server, for bench/sections/twin.ts: prints its address, and its memory for every line of input.
import { startServer } from '../packages/mocks/src/entries/server.ts';
import type { ScenarioName } from '../packages/mocks/src/entries/index.ts';

const scenarioOf = (name: string | undefined): ScenarioName => (name === 'large' ? 'large' : 'busyAccount');

const { address } = await startServer({ port: 0, scenario: scenarioOf(process.argv[2]) });
console.log(address);
process.stdin.on('data', () => console.log(process.memoryUsage.rss()));
