import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as changelog from './changelog.ts';

const { faultOf, getReleaseLine, pendingChangesets, releasedChanges, subjectsOf, subjectsOfLine } = changelog;

test.each([
  ['`Toast` has new tones, and `selected` of `FieldPicker` is new.', ['FieldPicker', 'Toast']],
  ['`ButtonTone` and `DismissibleBanner` are new.', ['Banner', 'Button']],
  ['`@millrace/ui/domain/policies` reads rules.', ['domain/policies']],
  ['`forms/ConnectorForm` is faster.', ['ConnectorForm']],
  ['`@millrace/ui/screens/LoginScreen` is new.', ['LoginScreen']],
  ['`readFeatureRules` reads rules.', ['domain/policies']],
  ['`Meter` has `ready`.', ['Meter']],
  ['A list: \n\n```tsx\n<Button />\n`Meter`\n```', []],
  ['The Button is new. `isPending` and `NoSuchThing` too.', []],
])('%j is about %j', (summary, subjects) => {
  expect(subjectsOf(summary)).toEqual(subjects);
});

test('a changeset names a component, or says that it is about all', () => {
  expect(faultOf('`Toast` is calmer.')).toBeUndefined();
  expect(faultOf('Whole package: types are shorter.')).toBeUndefined();
  expect(faultOf('Toasts are calmer.')).toContain('names no public component');
});

test('the changelog begins each change with what it is about', () => {
  expect(getReleaseLine({ summary: 'Two fixes:\n\n- `Toast`\n- `Meter`' })).toBe(
    '- **`Meter`, `Toast`:** Two fixes:\n\n  - `Toast`\n  - `Meter`',
  );
  expect(getReleaseLine({ summary: 'Whole package: Shorter.' })).toBe('- **Whole package:** Shorter.');
});

test('the changes of a component are read from the changelog', () => {
  const toast = getReleaseLine({ summary: '`Toast` and `Meter`:\n\n- One.\n- Two.' });
  const whole = getReleaseLine({ summary: 'Whole package: Shorter.' });
  const text = `# @millrace/ui\n\n## 2.0.0\n\n### Major Changes\n\n${toast}\n\n### Patch Changes\n\n${whole}\n\n## 1.0.0\n\n${toast}\n`;
  const changes = releasedChanges(text);
  expect(changes).toEqual([
    { version: '2.0.0', line: toast },
    { version: '2.0.0', line: whole },
    { version: '1.0.0', line: toast },
  ]);
  expect(changes.map(({ line }) => subjectsOfLine(line))).toEqual([
    ['Meter', 'Toast'],
    [],
    ['Meter', 'Toast'],
  ]);
});

test('changesets takes the changelog from this module', () => {
  const { changelog: from } = JSON.parse(readFileSync('.changeset/config.json', 'utf8'));
  expect(from).toBe('../scripts/lib/changelog.ts');
  expect(changelog.getDependencyReleaseLine()).toBe('');
});

test('every pending changeset names what it changes', () => {
  const faults = pendingChangesets().filter(({ summary }) => faultOf(summary) !== undefined);
  expect(faults.map(({ file }) => file)).toEqual([]);
});
