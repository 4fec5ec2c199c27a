import { expect, test } from 'vitest';
import { findBrowser, findFirefox, findWebKit, findWholeBrowser, type Machine } from './browser.ts';

function machine({
  packages = [],
  ...over
}: Partial<Machine> & { has?: string[]; packages?: string[] } = {}) {
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
      const installed = command.at(-1) ?? '';
      if (command[0] === 'apt-get' && packages.includes(installed)) has.add(`/usr/bin/${installed}`);
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

const update = 'apt-get update';
const installShell = 'apt-get install -y --no-install-recommends chromium-headless-shell';
const install = 'apt-get install -y --no-install-recommends chromium';

test('as root without that host, Debian’s quick package is installed, and the other where there is none', async () => {
  const root = { isRoot: true, has: ['/usr/bin/apt-get'] };
  const debian = machine({ ...root, packages: ['chromium-headless-shell', 'chromium'] });
  expect(await findBrowser(debian)).toBe('/usr/bin/chromium-headless-shell');
  expect(debian.ran).toEqual([update, installShell]);

  const another = machine({ ...root, packages: ['chromium'] });
  expect(await findBrowser(another)).toBe('/usr/bin/chromium');
  expect(another.ran).toEqual([update, installShell, install]);
});

test('CI installs the quick package beside another browser, unless one is named', async () => {
  const ci = {
    isRoot: true,
    has: ['/usr/bin/apt-get', '/usr/bin/chromium'],
    env: { CI: 'true', PATH: '/usr/bin' },
  };
  const withShell = machine({ ...ci, packages: ['chromium-headless-shell'] });
  expect(await findBrowser(withShell)).toBe('/usr/bin/chromium-headless-shell');
  expect(withShell.ran).toEqual([update, installShell]);
  expect(await findBrowser(withShell)).toBe('/usr/bin/chromium-headless-shell');
  expect(withShell.ran).toHaveLength(2);

  expect(await findBrowser(machine(ci))).toBe('/usr/bin/chromium');

  const named = machine({ ...ci, env: { ...ci.env, CHROMIUM_PATH: '/usr/bin/chromium' } });
  expect(await findBrowser(named)).toBe('/usr/bin/chromium');
  expect(named.ran).toEqual([]);
});

test('the bench prefers a whole browser, unless one is named', async () => {
  const quick = '/usr/bin/chromium-headless-shell';
  const both = machine({ has: [quick, '/usr/bin/chromium'] });
  expect(await findBrowser(both)).toBe(quick);
  expect(await findWholeBrowser(both)).toBe('/usr/bin/chromium');
  expect(await findWholeBrowser(machine({ has: [quick] }))).toBe(quick);
  const named = machine({ has: [quick, '/usr/bin/chromium'], env: { CHROMIUM_PATH: quick } });
  expect(await findWholeBrowser(named)).toBe(quick);
});

test('a person’s machine is left as it is', async () => {
  const person = machine({ isRoot: true, has: ['/usr/bin/apt-get', '/usr/bin/chromium'] });
  expect(await findBrowser(person)).toBe('/usr/bin/chromium');
  expect(person.ran).toEqual([]);
});

test('any other user gets the command to type', async () => {
  const person = machine({ has: ['/usr/bin/apt-get'] });
  await expect(findBrowser(person)).rejects.toThrow(
    'sudo apt-get install -y --no-install-recommends chromium',
  );
  expect(person.ran).toEqual([]);
});

test('Firefox is the named one, otherwise an installed one', () => {
  const both = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/my/firefox'];
  const env = { PATH: '/usr/bin', FIREFOX_PATH: '/my/firefox' };
  expect(findFirefox(machine({ has: both, env }))).toBe('/my/firefox');
  expect(findFirefox(machine({ has: both }))).toBe('/usr/bin/firefox-esr');
  expect(findFirefox(machine({ has: ['/usr/bin/firefox'] }))).toBe('/usr/bin/firefox');
  expect(() => findFirefox(machine({ has: ['/usr/bin/firefox-esr'], env }))).toThrow(
    'FIREFOX_PATH names /my/firefox',
  );
});

test('root gets Firefox from Debian’s packages, and anyone else the command to type', () => {
  const root = { isRoot: true, has: ['/usr/bin/apt-get'] };
  const debian = machine({ ...root, packages: ['firefox-esr', 'firefox'] });
  expect(findFirefox(debian)).toBe('/usr/bin/firefox-esr');
  expect(debian.ran).toEqual([update, 'apt-get install -y --no-install-recommends firefox-esr']);
  expect(findFirefox(machine({ ...root, packages: ['firefox'] }))).toBe('/usr/bin/firefox');

  for (const here of [machine(root), machine({ has: ['/usr/bin/apt-get'] })]) {
    expect(() => findFirefox(here)).toThrow('sudo apt-get install -y --no-install-recommends firefox-esr');
  }
  const person = machine({ has: ['/usr/bin/apt-get'] });
  expect(() => findFirefox(person)).toThrow('FIREFOX_PATH=');
  expect(person.ran).toEqual([]);
});

test('WebKit and its screen are installed together as root, and anyone else gets the command', () => {
  const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const there = machine({ has: programs });
  findWebKit(there);
  expect(there.ran).toEqual([]);

  const installBoth = 'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb';
  const has = new Set(['/usr/bin/apt-get', '/usr/bin/Xvfb']);
  const ran: string[] = [];
  findWebKit(
    machine({
      isRoot: true,
      isExecutable: (file) => has.has(file),
      run(command) {
        ran.push(command.join(' '));
        if (command.includes('webkit2gtk-driver')) has.add('/usr/bin/WebKitWebDriver');
        return true;
      },
    }),
  );
  expect(ran).toEqual([update, installBoth]);

  const person = machine({ has: ['/usr/bin/apt-get', '/usr/bin/Xvfb'] });
  expect(() => findWebKit(person)).toThrow(`sudo ${installBoth}`);
  expect(person.ran).toEqual([]);
});
