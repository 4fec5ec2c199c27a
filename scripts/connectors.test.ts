import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { catalogue } from '../packages/ui/src/domain/entities/catalogue.ts';
import { stripe } from '../packages/ui/src/domain/connectors/sources/stripe.ts';
import {
  searchConnectors,
  storyIdOf,
} from '../packages/ui/src/screens/connectors/gallery/ConnectorGallery.stories.data.ts';
import { connectorFiles, definedConnectors, storyFolder, strayStoryFiles } from './lib/connectorFiles.ts';

const acmeAds = { kind: 'source', type: 'acme_ads', label: 'Acme Ads', category: 'advertising' } as const;
const textOf = async (defined: ReturnType<typeof definedConnectors>) =>
  new Map(
    (await connectorFiles(defined, [...catalogue, acmeAds], async () => stripe)).map(({ path, text }) => [
      path,
      text,
    ]),
  );

const written = await connectorFiles();

describe('npm run connectors', () => {
  it.each(written)('$path is what it writes', ({ path, text }) => {
    expect(readFileSync(path, 'utf8'), 'Run `npm run connectors` and commit the result.').toBe(text);
  });

  it('leaves no stories of a category without connectors', () => {
    expect(strayStoryFiles(written)).toEqual([]);
  });
});

describe('the generated files', () => {
  const folder = 'packages/ui/src/domain/connectors';
  const added = [...definedConnectors(), acmeAds];

  it('contain each definition file', async () => {
    const files = await textOf(added);
    expect(files.get(`${folder}/definitionLoaders.ts`)).toContain(
      "acme_ads: () => import('./sources/acme_ads.ts'),",
    );
    expect(files.get(`${folder}/allDefinitions.ts`)).toMatch(
      /import \{ acmeAds \} from '.\/sources\/acme_ads\.ts';[^]*\n {2}acmeAds,\n/,
    );
  });

  it('say how one signs in', async () => {
    expect((await textOf(added)).get(`${folder}/signIn/signIns.ts`)).toContain("acme_ads: 'Secret API key',");
  });

  it('contain a line of stories for each definition file', async () => {
    expect((await textOf(added)).get(`${storyFolder}/advertising.stories.tsx`)).toContain(
      "export const AcmeAds: Story = { name: 'Acme Ads', args: { kind: 'source', type: 'acme_ads' } };",
    );
  });

  it('need an entry of the catalogue for each definition file', () => {
    expect(() => connectorFiles(added)).toThrow('The source "acme_ads" needs an entry in');
  });

  it('keep a source and a destination of one type apart', async () => {
    const files = await textOf((['source', 'destination'] as const).map((kind) => ({ kind, type: 's3' })));
    expect(files.get(`${folder}/allDefinitions.ts`)).toMatch(/= \[s3, s3Destination\]/);
    const stories = files.get(`${storyFolder}/fileStorage.stories.tsx`);
    expect(stories).toContain("export const S3: Story = { name: 'Amazon S3', ");
    expect(stories).toContain("export const S3Destination: Story = {\n  name: 'Amazon S3 (destination)',");
  });
});

it('the gallery links to the story of each form', () => {
  const ids = written.flatMap(({ text }) => {
    const title = /title: '(.+)'/.exec(text)?.[1] ?? '';
    return [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) =>
      toId(title, storyNameFromExport(name)),
    );
  });
  expect(ids).toHaveLength(definedConnectors().length);
  const linked = searchConnectors('').map(storyIdOf);
  expect(ids.filter((id) => !linked.includes(id))).toEqual([]);
});
