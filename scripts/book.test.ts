import { expect, test } from 'vitest';
import { chromaticModes, frameOf, storyAddress, viewportOptions } from '../.storybook/frames.ts';
import { componentFile, docgenOfComponents } from '../.storybook/docgenOfComponents.ts';
import { withoutIdleControls } from '../.storybook/idleControls.ts';

const context = {
  componentId: 'a',
  title: 'A',
  kind: 'A',
  id: 'a--b',
  name: 'B',
  story: 'B',
  tags: [],
  storyGlobals: {},
  parameters: {},
  initialArgs: { label: 'Save' },
  argTypes: {
    label: { name: 'label', control: { type: 'text' as const } },
    page: { name: 'page', control: { type: 'object' as const } },
  },
};
const controlsOf = (parameters: object) =>
  Object.entries(withoutIdleControls({ ...context, parameters })).flatMap(([name, { control }]) =>
    control === false ? [] : [name],
  );

test('Chromatic compares both themes on a desktop and a phone', () => {
  expect(Object.values(chromaticModes)).toEqual([
    { theme: 'light', viewport: 'wide' },
    { theme: 'light', viewport: 'phone' },
    { theme: 'dark', viewport: 'wide' },
    { theme: 'dark', viewport: 'phone' },
  ]);
  for (const { viewport } of Object.values(chromaticModes)) expect(viewportOptions).toHaveProperty(viewport);
});

test('a page of docs frames only a story with a viewport', () => {
  expect(frameOf({ storyGlobals: { viewport: { value: 'phone' } } })).toMatchObject({
    width: 390,
    height: 844,
  });
  expect(frameOf({ storyGlobals: { viewport: 'small' } })).toMatchObject({ width: 320 });
  expect(frameOf({ storyGlobals: { theme: 'dark' } })).toBeUndefined();
});

test('the address of a framed story has the appearance of the page and plays nothing', () => {
  const query = new URL(storyAddress('a--b', { theme: 'dark', person: 'x@y.example' }), 'http://book')
    .searchParams;
  expect(Object.fromEntries(query)).toEqual({
    id: 'a--b',
    viewMode: 'story',
    embed: 'true',
    globals: 'theme:dark',
  });
});

test('a control without effect is left out', () => {
  expect(controlsOf({ __isArgsStory: true })).toEqual(['label', 'page']);
  expect(controlsOf({ __isArgsStory: false })).toEqual([]);
  expect(controlsOf({ __isArgsStory: true, service: 'busyAccount' })).toEqual(['label']);
});

test('docgen reads the files of components only', () => {
  const paths = [
    'primitives/Badge/Badge.tsx',
    'primitives/Badge/Badge.stories.tsx',
    'theme/style.ts',
    'a/useA.tsx',
  ];
  expect(paths.filter((path) => componentFile.test(`/r/packages/ui/src/${path}`))).toEqual([paths[0]]);
  const docgen = { name: 'storybook:react-docgen-plugin', transform: () => undefined };
  expect(docgenOfComponents([docgen])).toMatchObject([{ transform: { filter: { id: componentFile } } }]);
  expect(() => docgenOfComponents([])).toThrow('no plugin');
});
