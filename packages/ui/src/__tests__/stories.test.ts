import path from 'node:path';
import { expect, test } from 'vitest';

const components = Object.keys(
  import.meta.glob('../{primitives,patterns,forms,modals,screens}/**/*.tsx'),
).filter((file) => path.basename(file, '.tsx') === path.basename(path.dirname(file)));
const stories = new Set(
  Object.keys(import.meta.glob('../{primitives,patterns,forms,modals,screens}/**/*.stories.tsx')),
);

test('there are components', () => {
  expect(components.length).toBeGreaterThan(10);
});

// Its stories are where a component is seen, and where its behaviour and accessibility are tested.
test.each(components)('%s has stories', (file) => {
  expect(stories).toContain(file.replace(/\.tsx$/, '.stories.tsx'));
});
