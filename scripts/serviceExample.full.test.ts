import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sendTo } from '../packages/contract/src/verify/exchange.ts';
import { verify } from '../packages/contract/src/verify/verify.ts';
import { file } from './contract.test.data.ts';
import { findFreePort } from './lib/freePort.ts';

let service: ChildProcess;
let origin = '';

beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  service = spawn('python3', ['docs/examples/service.py', String(port)], { stdio: 'ignore' });
  await vi.waitFor(() => fetch(origin), { timeout: 20_000 });
}, 30_000);
afterAll(() => service.kill());

it('the example of docs/service.md signs people in, and lists a pipeline', async () => {
  const people = [{ name: 'admin', email: 'ada@example.com', password: 'right' }];
  const { signedIn, calls, findings, screens } = await verify({ file, send: sendTo(origin), origin, people });
  expect(signedIn).toBe(true);
  const states = new Map(calls.map(({ call, state }) => [call, state]));
  for (const call of ['login', 'getMe', 'logout', 'listPipelines']) expect(states.get(call)).toBe('fits');
  expect(findings.filter(({ severity }) => severity === 'breaks')).toEqual([]);
  expect(screens.find(({ screen }) => screen === 'Pipelines')?.state).toBe('works without');
}, 60_000);
