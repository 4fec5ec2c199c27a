import path from 'node:path';
import { expect, test } from 'vitest';

const components = Object.keys(
  import.meta.glob('../{primitives,patterns,forms,modals,screens}/**/*.tsx'),
).filter((file) => path.basename(file, '.tsx') === path.basename(path.dirname(file)));
const stories = new Set(
  Object.keys(import.meta.glob('../{primitives,patterns,forms,modals,screens}/**/*.stories.tsx')),
);

test('finds the components', () => {
  expect(components.length).toBeGreaterThan(10);
});

// A component's stories show it and test its behaviour and accessibility.
test.each(components)('%s has stories', (file) => {
  expect(stories).toContain(file.replace(/\.tsx$/, '.stories.tsx'));
});
