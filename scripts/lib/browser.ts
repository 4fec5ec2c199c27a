import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** What the search needs from the machine; tests pass their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  isExecutable(file: string): boolean;
  readonly isRoot: boolean;
  /** Where Playwright stores its own Chromium, whether it exists or not. */
  ownBrowser(): Promise<string>;
  /** Whether the host of Playwright's downloads answers in time. */
  downloadHostAnswers(): Promise<boolean>;
  /** Runs a command to its end and shows its output. */
  run(command: readonly string[]): boolean;
}

/**
 * Flags for every Chromium of the tests. Root in a container has no sandbox, and tests do not use the background
 * services of a browser.
 */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A sandboxed frame in a process of its own sends its first request before Playwright can answer it.
  '--disable-features=SpareRendererForSitePerProcess,IsolateSandboxedIframes',
  '--font-render-hinting=none',
];

/** Chromium without the windows and services of a desktop: the same engine, and the tests take a third less time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const installing = (...packages: readonly string[]) => [
  'apt-get',
  'install',
  '-y',
  '--no-install-recommends',
  ...packages,
];

/** An existing browser: `CHROMIUM_PATH`, otherwise the first installed one. */
export function findInstalledBrowser(machine: Pick<Machine, 'env' | 'isExecutable'> = thisMachine) {
  const named = machine.env['CHROMIUM_PATH'];
  if (named) {
    if (machine.isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be started.`);
  }
  return [...onPath(machine, names), ...usualPlaces].find((file) => machine.isExecutable(file));
}

/**
 * A Chromium whose frames are those that people see, for the bench: the one without windows takes up to half as long
 * again for some of them. Without one, any will do.
 */
export async function findWholeBrowser(machine: Machine = thisMachine): Promise<string> {
  const whole = names.filter((name) => name !== shell);
  const installed =
    !machine.env['CHROMIUM_PATH'] &&
    [...onPath(machine, whole), ...usualPlaces].find((file) => machine.isExecutable(file));
  return installed || findBrowser(machine);
}

function onPath({ env }: Pick<Machine, 'env'>, programs: readonly string[]): string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(path.isAbsolute);
  return programs.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/**
 * A Chromium for tests, downloaded if there is none. Throws the command to type if that fails. A machine of CI is
 * better off with the quick one, so it gets it even beside another; a person's machine is left as it is.
 */
export async function findBrowser(machine: Machine = thisMachine): Promise<string> {
  const mayInstall = machine.isRoot && machine.isExecutable('/usr/bin/apt-get');
  const isSlow = !machine.env['CHROMIUM_PATH'] && !onPath(machine, [shell]).some(machine.isExecutable);
  if (machine.env['CI'] && mayInstall && isSlow) {
    machine.run(['apt-get', 'update']);
    machine.run(installing(shell));
  }
  const installed = findInstalledBrowser(machine);
  if (installed) return installed;

  const own = await machine.ownBrowser();
  if (machine.isExecutable(own)) return own;
  if (await machine.downloadHostAnswers()) {
    machine.run(['playwright', 'install', 'chromium']);
    if (machine.isExecutable(own)) return own;
  }
  if (mayInstall) {
    machine.run(['apt-get', 'update']);
    // Not every distribution has the first.
    for (const debianPackage of [shell, 'chromium']) {
      machine.run(installing(debianPackage));
      const fromDebian = findInstalledBrowser(machine);
      if (fromDebian) return fromDebian;
    }
  }
  throw new Error(
    'The tests need Chromium, and there is none here. Install it with\n' +
      `  sudo ${installing('chromium').join(' ')}\n` +
      'or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

const firefoxNames = ['firefox-esr', 'firefox'];
const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/opt/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** An existing Firefox: `FIREFOX_PATH`, otherwise the first installed one. */
export function findInstalledFirefox(machine: Pick<Machine, 'env' | 'isExecutable'> = thisMachine) {
  const named = machine.env['FIREFOX_PATH'];
  if (named) {
    if (machine.isExecutable(named)) return named;
    throw new Error(`FIREFOX_PATH names ${named}, which is not a program that can be started.`);
  }
  return [...onPath(machine, firefoxNames), ...firefoxPlaces].find(machine.isExecutable);
}

/** A Firefox for tests, installed from Debian's packages if there is none. Throws the command to type if that fails. */
export function findFirefox(machine: Machine = thisMachine): string {
  const installed = findInstalledFirefox(machine);
  if (installed !== undefined) return installed;
  if (machine.isRoot && machine.isExecutable('/usr/bin/apt-get')) {
    machine.run(['apt-get', 'update']);
    // Debian has the first, other distributions the second.
    for (const debianPackage of firefoxNames) {
      machine.run(installing(debianPackage));
      const fromDebian = findInstalledFirefox(machine);
      if (fromDebian !== undefined) return fromDebian;
    }
  }
  throw new Error(
    'These tests need Firefox, and there is none here. Install it with\n' +
      `  sudo ${installing('firefox-esr').join(' ')}\n` +
      'or name one: FIREFOX_PATH=/path/to/firefox npm test',
  );
}

const webKitPackages = ['webkit2gtk-driver', 'xvfb'];

/** Installs WebKit and a screen for it if they are missing. Throws the command to type if that fails. */
export function findWebKit(machine: Machine = thisMachine): void {
  const isThere = () =>
    ['WebKitWebDriver', 'Xvfb'].every((program) => onPath(machine, [program]).some(machine.isExecutable));
  if (isThere()) return;
  if (machine.isRoot && machine.isExecutable('/usr/bin/apt-get')) {
    machine.run(['apt-get', 'update']);
    machine.run(installing(...webKitPackages));
    if (isThere()) return;
  }
  throw new Error(
    'These tests need WebKit and a screen in memory, and there is none here. Install them with\n' +
      `  sudo ${installing(...webKitPackages).join(' ')}`,
  );
}

const downloadHost = 'https://cdn.playwright.dev';

const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isExecutable(file) {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  // Imported on demand: it takes 0.3 s, which a machine with a browser need not spend.
  ownBrowser: async () => (await import('playwright')).chromium.executablePath(),
  downloadHostAnswers: () =>
    fetch(downloadHost, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).then(
      () => true,
      () => false,
    ),
  run([command = '', ...args]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
  },
};
