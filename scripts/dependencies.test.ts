import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}
interface Locked {
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  license?: string;
  dev?: boolean;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const root: Manifest = readJson('package.json');
const manifests: Manifest[] = [root, ...globSync('packages/*/package.json').map(readJson)];
const lock: Record<string, Locked> = readJson('package-lock.json').packages;
const fetched = Object.entries(lock).filter(([place, { link }]) => place.includes('node_modules/') && !link);
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const isOthers = ([name]: [string, string]): boolean => !name.startsWith('@millrace/');

test.each(manifests)('$name pins what it depends on', ({ name, dependencies = {}, devDependencies = {} }) => {
  const pinned = { ...(name !== '@millrace/ui' && dependencies), ...devDependencies };
  const loose = Object.entries(pinned).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(loose.filter(isOthers)).toEqual([]);
});

test('the library shares its dependencies with the product that installs it', () => {
  const { dependencies = {} } = manifests.find(({ name }) => name === '@millrace/ui') ?? {};
  expect(Object.entries(dependencies).filter(([, version]) => !/^\^\d+\.\d+\.\d+$/.test(version))).toEqual(
    [],
  );
  expect(Object.keys(dependencies)).not.toEqual([]);
});

test('every package is locked by its contents', () => {
  expect(fetched.length).toBeGreaterThan(100);
  expect(fetched.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
});

test('only named packages may run a script when installed (T-35)', () => {
  const scripted = fetched
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => nameOf(place));
  expect(new Set(scripted)).toEqual(new Set(Object.keys(root.allowScripts ?? {})));
});

test('every shipped package has a permitted licence', () => {
  const allowed = /\b(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|Unlicense|MPL-2\.0)\b/;
  const shipped = fetched.filter(([, { dev }]) => !dev);
  expect(shipped.filter(([, { license }]) => !allowed.test(license ?? '')).map(([place]) => place)).toEqual(
    [],
  );
});
