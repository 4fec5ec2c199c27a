import { composeStories } from '@storybook/react-vite';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicEntries } from '../../publicEntries.ts';

type Book = Parameters<typeof composeStories>[0];
const books = import.meta.glob<Book>('../{primitives,patterns}/*/*.stories.tsx');
const sources = Object.keys(import.meta.glob('../{primitives,patterns}/*/*.tsx'));
const entries = new Set(publicEntries.map((entry) => entry.path.slice('./'.length)));

/** `true` if the state needs a story; otherwise the reason why the field has no such state. */
interface States {
  readonly Disabled: true | string;
  readonly ReadOnly: true | string;
  readonly Invalid: true | string;
  readonly Pending: true | string;
}

const formWaits = 'Its form waits, and makes its fields read-only.';
const typed: States = { Disabled: true, ReadOnly: true, Invalid: true, Pending: formWaits };
const aView = 'It selects a view of what is shown, which is always allowed and never wrong.';

/** Every component that takes a value, and the states that it has. */
const fields: Readonly<Record<string, States>> = {
  TextField: typed,
  TextArea: typed,
  PasswordField: typed,
  NumberField: typed,
  Checkbox: typed,
  RadioGroup: typed,
  DatePicker: typed,
  DateRangePicker: typed,
  Switch: { ...typed, Pending: 'It is read-only during the save, which is reported beside it.' },
  Select: {
    ...typed,
    ReadOnly: 'A button that opens nothing misleads. Show the value in a read-only `TextField`.',
  },
  MultiSelect: {
    ...typed,
    ReadOnly: 'A button that opens nothing misleads. Show the values as text.',
  },
  ComboBox: { ...typed, Pending: true },
  SearchField: {
    Disabled: true,
    ReadOnly: true,
    Invalid: 'A search that finds nothing is not wrong.',
    Pending: 'The list that it searches shows that it is loading.',
  },
  FileDrop: {
    Disabled: true,
    ReadOnly: 'A file that was chosen is shown by the form, not here.',
    Invalid: true,
    Pending: true,
  },
  FileField: { Disabled: true, ReadOnly: true, Invalid: true, Pending: true },
  SegmentedControl: {
    Disabled: true,
    ReadOnly: aView,
    Invalid: aView,
    Pending: 'The view that it selects shows that it is loading.',
  },
  FilterMenu: {
    Disabled: aView,
    ReadOnly: aView,
    Invalid: aView,
    Pending: 'The list that it filters shows that it is loading.',
  },
  FieldPicker: {
    Disabled: 'It fills a dialog, which closes or waits as a whole.',
    ReadOnly: 'It fills a dialog, which only opens for those who may change the fields.',
    Invalid: 'Every selection is valid, also an empty one.',
    Pending: 'It fills a dialog, whose button shows that it waits.',
  },
};

/** They take a value too, but are no fields. */
const notFields: Readonly<Record<string, string>> = {
  Tabs: 'It navigates within a page.',
  CredentialsForm: 'It is a form of fields.',
  CommandMenu: 'It opens pages and runs commands.',
  ChartFrame: 'Its legend shows and hides series.',
  ResourceList: 'It reports its view.',
  StatusStrip: 'It filters a list.',
  UnsavedEntries: 'It reports the dialogs in it.',
};

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
const nameOf = (file: string) => path.posix.basename(file, '.tsx');

test('lists every component that takes a value', () => {
  const takingValues = sources.filter(
    (file) =>
      path.posix.basename(path.posix.dirname(file)) === nameOf(file) &&
      entries.has(nameOf(file)) &&
      /\bon(?:Selection)?Change\b|\bonSelect\(|\b(?:Own|Field)Props\b/.test(read(file)),
  );
  expect(takingValues.map(nameOf).toSorted()).toEqual(
    [...Object.keys(fields), ...Object.keys(notFields)].toSorted(),
  );
});

describe.each(Object.entries(fields))('%s', (name, states) => {
  test.each(Object.entries(states))(
    'has a story that asserts the state %s, or a reason',
    async (state, is) => {
      const file = Object.keys(books).find((book) => path.posix.basename(book) === `${name}.stories.tsx`);
      const book = file === undefined ? undefined : books[file];
      if (!book) throw new Error(`${name} has no stories`);
      const story = new Map(Object.entries<{ readonly play?: unknown }>(composeStories(await book()))).get(
        state,
      );
      // A reason beside a story contradicts it.
      expect(story?.play !== undefined).toBe(is === true);
    },
  );
});
