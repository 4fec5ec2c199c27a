import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import {
  searchConnectors,
  storyIdOf,
} from '../packages/ui/src/screens/connectors/gallery/ConnectorGallery.stories.data.ts';
import { connectorFiles, definedConnectors, strayStoryFiles } from './lib/connectorFiles.ts';

const written = await connectorFiles();

describe('npm run connectors', () => {
  it.each(written)('$path is what it writes', ({ path, text }) => {
    expect(readFileSync(path, 'utf8'), 'Run `npm run connectors` and commit the result.').toBe(text);
  });

  it('leaves no stories of a category without connectors', () => {
    expect(strayStoryFiles(written)).toEqual([]);
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
