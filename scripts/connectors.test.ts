import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { connectorFiles, definedConnectors } from './lib/connectorFiles.ts';

const textOf = async (defined = definedConnectors()) =>
  new Map((await connectorFiles(defined)).map(({ path, text }) => [path, text]));

const written = await connectorFiles();

describe('npm run connectors', () => {
  it.each(written)('$path is what it writes', ({ path, text }) => {
    expect(readFileSync(path, 'utf8'), 'Run `npm run connectors` and commit the result.').toBe(text);
  });
});

describe('the generated files', () => {
  const folder = 'packages/ui/src/domain/connectors';
  const added = [...definedConnectors(), { kind: 'source', type: 'acme_ads' } as const];

  it('contain each definition file', async () => {
    const files = await textOf(added);
    expect(files.get(`${folder}/definitionLoaders.ts`)).toContain(
      "acme_ads: async () => (await import('./sources/acme_ads.ts')).acmeAds,",
    );
    expect(files.get(`${folder}/allDefinitions.ts`)).toMatch(
      /import \{ acmeAds \} from '.\/sources\/acme_ads\.ts';[^]*\n {2}acmeAds,\n/,
    );
  });

  it('keep a source and a destination of one type apart', async () => {
    const both = (['source', 'destination'] as const).map((kind) => ({ kind, type: 's3' }));
    expect((await textOf(both)).get(`${folder}/allDefinitions.ts`)).toMatch(/= \[s3, s3Destination\]/);
  });

  it('list the types of the catalogue that have no definition', async () => {
    const withoutRedshift = definedConnectors().filter(({ type }) => type !== 'redshift');
    expect((await textOf(withoutRedshift)).get(`${folder}/undefinedTypes.ts`)).toMatch(
      /destination: \[.*'redshift'/,
    );
  });
});
