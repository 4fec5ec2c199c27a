import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { errors } from './errors.ts';
import { missingIn, needlessIn, rowOf, type IndexedStory, type Subject } from './states.ts';
import { subjects } from './subjects.ts';

/** The stories as Storybook indexes them. */
const index = globSync('packages/*/src/**/*.stories.tsx').flatMap((fileName): IndexedStory[] =>
  loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title })
    .parse()
    .indexInputs.map(({ __id: id = '', title = '', tags }) => ({ id, title, tags })),
);
const ids = new Set(index.map(({ id }) => id));

/** The words of the page “Specification” that start a section. */
const sections = new Set(
  [...readFileSync('.storybook/Specification.mdx', 'utf8').matchAll(/^## (.+)$/gm)].map(([, words]) => words),
);

test('every screen and modal is a subject', () => {
  const folders = globSync('packages/ui/src/{screens/*,modals}/*/*.tsx')
    .flatMap((file) => /\/(\w+)\/\1\.tsx$/.exec(file)?.[1] ?? [])
    .filter((name) => /(?:Screen|Modal|Drawer)$/.test(name));
  expect(folders.length).toBeGreaterThan(60);
  const reviewed = new Set(subjects.map(({ title }) => title.replace(/.*\//, '')));
  expect(folders.filter((name) => !reviewed.has(name))).toEqual([]);
});

describe.each(subjects)('$title', (subject) => {
  const row = rowOf(subject, index);

  test('shows every state, or says why not', () => {
    expect(missingIn(row)).toEqual([]);
  });

  test('gives reasons only for states without a story', () => {
    expect(needlessIn(row)).toEqual([]);
  });

  test('belongs to a section of the specification', () => {
    expect(sections).toContain(subject.section);
  });

  test('refers to stories that exist', () => {
    const others = Object.values(subject.without).flatMap(({ story }) => story ?? []);
    expect(others.filter((id) => !ids.has(id))).toEqual([]);
  });
});

test.each(errors)('the error “$situation” has its stories', ({ stories }) => {
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.filter((id) => !ids.has(id))).toEqual([]);
});

describe('a row', () => {
  const subject: Subject = {
    title: 'Screens/A',
    section: 'S',
    without: { empty: { reason: 'Never empty.' } },
  };
  const stories = (...names: string[]) =>
    names.map((name) => ({ id: `screens-a--${name}`, title: 'Screens/A', tags: [] }));

  test('recognises a state by the name of a story, by a more precise name, and by a tag', () => {
    const { cells } = rowOf(subject, [
      ...stories('loading', 'phone'),
      { id: 'screens-a-behaviour--default', title: 'Screens/A/Behaviour', tags: ['state:many'] },
    ]);
    expect(cells).toEqual({
      loading: { story: 'screens-a--loading' },
      narrow: { story: 'screens-a--phone' },
      many: { story: 'screens-a-behaviour--default' },
      empty: { reason: 'Never empty.' },
    });
  });

  test('ignores the stories of others', () => {
    expect(rowOf(subject, [{ id: 'screens-ab--loading', title: 'Screens/Ab' }]).cells).not.toHaveProperty(
      'loading',
    );
  });

  test('says what is missing, and which reason is needless', () => {
    const row = rowOf(subject, stories('empty', 'one', 'many', 'no-match', 'failed', 'offline', 'narrow'));
    expect(missingIn(row)).toEqual(['loading', 'long-text', 'team-member', 'gated']);
    expect(needlessIn(row)).toEqual(['empty']);
  });
});
