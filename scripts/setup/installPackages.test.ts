import { expect, test } from 'vitest';
import { environmentForNpm, explain, npmCommand } from './installPackages.mjs';

test('the inner npm gets neither the outer run nor settings that omit packages', () => {
  const env = environmentForNpm({
    HOME: '/home/me',
    NODE_ENV: 'production',
    npm_config_omit: 'dev',
    npm_config_workspace: 'packages/ui',
    npm_config_registry: 'https://packages.example',
    npm_lifecycle_event: 'start',
    npm_package_name: 'millrace',
    PATH: '/repo/node_modules/.bin:/usr/local/lib/node_modules/npm/bin/node-gyp-bin:/usr/bin',
  });
  expect(env).toEqual({
    HOME: '/home/me',
    npm_config_registry: 'https://packages.example',
    PATH: '/usr/bin',
  });
});

test('the current npm installs, on a node that the install does not delete', () => {
  const npm = '/usr/lib/node_modules/npm/bin/npm-cli.js';
  expect(npmCommand({ npm_execpath: npm, npm_node_execpath: '/usr/bin/node' }, '/repo')).toEqual([
    '/usr/bin/node',
    npm,
  ]);
  const ours = '/repo/node_modules/node/bin/node';
  expect(npmCommand({ npm_execpath: npm, npm_node_execpath: ours }, '/repo')).toEqual(['node', npm]);
  expect(npmCommand({}, '/repo')).toEqual(['npm']);
});

test('a failed install is explained', () => {
  expect(explain('npm error code EUSAGE\nusage: …')).toContain('do not agree');
  expect(explain('npm error code EAI_AGAIN')).toContain('cannot reach its registry');
  expect(explain('npm error code EINTEGRITY')).toContain('EINTEGRITY');
});
