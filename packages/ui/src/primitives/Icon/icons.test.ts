import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('./icons/', import.meta.url);
const files = readdirSync(folder);

it('exports one icon per module, named after its file', () => {
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const exported = readFileSync(new URL(file, folder), 'utf8').match(/export const \w+/g);
    expect(exported).toEqual([`export const ${file.replace('.ts', '')}`]);
  }
});

it.each(files)('%s adds at most 600 bytes and is tree-shaken when unused', (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8');
  expect(source.length).toBeLessThanOrEqual(600);
  expect(source).toContain('/* @__PURE__ */');
});
