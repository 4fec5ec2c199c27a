// The twin's server alone, for bench/sections/twin.ts: says its address, and for every line it is sent, its memory.
import { startServer } from '../packages/mocks/src/entries/server.ts';
import type { ScenarioName } from '../packages/mocks/src/entries/index.ts';

const scenarioOf = (name: string | undefined): ScenarioName => (name === 'large' ? 'large' : 'busyAccount');

const { address } = await startServer({ port: 0, scenario: scenarioOf(process.argv[2]) });
console.log(address);
process.stdin.on('data', () => console.log(process.memoryUsage.rss()));
