import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openSignedIn, test as twinTest } from './fixtures.ts';
import { people } from './plainService/data.ts';
import { type PlainService, startPlainService } from './plainService/plainService.ts';
import { type Switches, switchValues } from './plainService/switches.ts';

/** The setting `MILLRACE_WRITES` of a console. */
export type WritesSetting = Switches['writes'] | 'none';

interface Consoles {
  readonly service: PlainService;
  /** The address of a console in front of the service. Each starts when a test needs it, and ends with the worker. */
  readonly originFor: (setting: WritesSetting) => Promise<string>;
}

/** Starts what `npm start` starts in front of a service, and waits for the address that it prints. */
export function startConsole(origin: string, settings: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--conditions=@millrace/source', 'scripts/start.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      MILLRACE_STATE: path.resolve('.millrace/e2e/plain'),
      API_ORIGIN: origin,
      ...settings,
    },
  });
  const address = new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (bytes: Buffer) => {
      printed += String(bytes);
      const [, found] = /Millrace is on (\S+)/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The console did not start: ${printed}`)));
  });
  return { address, stop: () => child.kill('SIGTERM') };
}

/** The production console in front of the plain service, which begins again for each test. */
export const test = twinTest.extend<
  { switches: Partial<Switches>; setting: WritesSetting; service: PlainService },
  { consoles: Consoles }
>({
  /** Where the service differs from its defaults. */
  switches: [{}, { option: true }],
  setting: ['none', { option: true }],

  consoles: [
    async ({ browserName: _browser }, use) => {
      const service = await startPlainService();
      const started = new Map<WritesSetting, ReturnType<typeof startConsole>>();
      await use({
        service,
        originFor(setting) {
          const console =
            started.get(setting) ??
            startConsole(service.origin, {
              MILLRACE_REALTIME_KEY: 'plain',
              MILLRACE_REALTIME_HOST: new URL(service.origin).host,
              ...(setting !== 'none' && { MILLRACE_WRITES: setting }),
            });
          started.set(setting, console);
          return console.address;
        },
      });
      for (const { stop } of started.values()) stop();
      await service.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  service: async ({ consoles, switches }, use) => {
    consoles.service.reset(switches);
    await use(consoles.service);
  },

  baseURL: async ({ consoles, setting }, use) => use(await consoles.originFor(setting)),

  // Nothing of the twin is there. What its fixture says about expected refusals stays.
  twin: async ({ service }, use) => {
    const isAbsent = () => Promise.reject(new Error('The twin takes no part in this test.'));
    await use({
      id: new URL(service.origin).port,
      advance: isAbsent,
      advanceUntil: isAbsent,
      spoil: isAbsent,
      // 403 is this service's word for a session that is over, 404 for the list of addresses, which it does not have.
      refusals: new Set([401, 403, 404, 'ERR_FAILED', 'ERR_INTERNET_DISCONNECTED']),
    });
  },
});

export { expect };

/** Opens an address, signed in, once nothing is loading any more. */
export async function openPlain(page: Page, address: string, person = people.admin) {
  await openSignedIn(page, address, person);
  await settled(page);
}

/** Waits until a screen is there and no part of it is loading. */
export async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('main[aria-busy=true], main [aria-busy=true]')).toHaveCount(0);
}

/** Every service that differs from the usual one in one habit, and the usual one itself. */
export const services: readonly Partial<Switches>[] = [
  {},
  ...Object.entries(switchValues).flatMap(([name, [, ...others]]) =>
    others.map((value) => ({ [name]: value })),
  ),
];

export const nameOf = (switches: Partial<Switches>): string =>
  Object.entries(switches)
    .map(([name, value]) => `${name} is ${value}`)
    .join(', ') || 'habits are the usual ones';
