import { expect, test } from 'vitest';
import { findBrowser, type Machine } from './browser.ts';

function machine(over: Partial<Machine> & { has?: string[] } = {}) {
  const has = new Set(over.has ?? []);
  const ran: string[] = [];
  const it: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    isExecutable: (file) => has.has(file),
    ownBrowser: async () => '/own/chrome',
    downloadHostAnswers: async () => false,
    run(command) {
      ran.push(command.join(' '));
      if (command[0] === 'playwright') has.add('/own/chrome');
      if (command.includes('chromium') && command[0] === 'apt-get') has.add('/usr/bin/chromium');
      return true;
    },
    ...over,
  };
  return { ...it, ran };
}

test('CHROMIUM_PATH takes precedence over an installed browser', async () => {
  const here = machine({ env: { CHROMIUM_PATH: '/my/chrome' }, has: ['/my/chrome', '/usr/bin/chromium'] });
  expect(await findBrowser(here)).toBe('/my/chrome');
});

test('a CHROMIUM_PATH that cannot start is an error', async () => {
  const here = machine({ env: { CHROMIUM_PATH: '/my/chrome' }, has: ['/usr/bin/chromium'] });
  await expect(findBrowser(here)).rejects.toThrow('CHROMIUM_PATH names /my/chrome');
});

test('Chromium on the path precedes Chrome, and both precede the usual folders', async () => {
  const chrome = '/usr/local/bin/google-chrome';
  expect(await findBrowser(machine({ has: [chrome, '/opt/google/chrome/chrome'] }))).toBe(chrome);
  expect(await findBrowser(machine({ has: [chrome, '/usr/bin/chromium'] }))).toBe('/usr/bin/chromium');
  expect(await findBrowser(machine({ has: ['/opt/google/chrome/chrome'] }))).toBe(
    '/opt/google/chrome/chrome',
  );
});

test('Playwright’s own browser is downloaded only if its host answers', async () => {
  const online = machine({ downloadHostAnswers: async () => true });
  expect(await findBrowser(online)).toBe('/own/chrome');
  expect(online.ran).toEqual(['playwright install chromium']);

  const fetchedBefore = machine({ has: ['/own/chrome'] });
  expect(await findBrowser(fetchedBefore)).toBe('/own/chrome');
  expect(fetchedBefore.ran).toEqual([]);
});

test('as root without that host, Debian’s package is installed', async () => {
  const root = machine({ isRoot: true, has: ['/usr/bin/apt-get'] });
  expect(await findBrowser(root)).toBe('/usr/bin/chromium');
  expect(root.ran).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends chromium']);
});

test('any other user gets the command to type', async () => {
  const person = machine({ has: ['/usr/bin/apt-get'] });
  await expect(findBrowser(person)).rejects.toThrow(
    'sudo apt-get install -y --no-install-recommends chromium',
  );
  expect(person.ran).toEqual([]);
});
