import { afterEach } from 'vitest';

/*
 * Storybook attaches all that axe found to the result of a story's test. A run without the book shows it to nobody, and
 * sending and parsing it took an eighth of the run. Violations fail the test before this, with all they have to say.
 */
if (import.meta.env['VITEST_STORYBOOK'] === 'false')
  afterEach(({ task }) => {
    Reflect.deleteProperty(task.meta, 'reports');
  });
