import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readSavedViews,
  renameView,
  savedViewLimit,
  viewNameProblem,
  withoutView,
  withView,
  writeSavedViews,
  type SavedView,
} from './savedViews.ts';

const late: SavedView = { name: 'Late', query: 'status=active&sort=last_synced_at' };
const failing: SavedView = { name: 'Failing', query: 'status=active&state=errored' };

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((each) => each.trim() !== '');
const step = fc.oneof(
  fc.record({ kind: fc.constant('save' as const), name: text, query: text }),
  fc.record({ kind: fc.constant('rename' as const), index: fc.nat(), name: text }),
  fc.record({ kind: fc.constant('delete' as const), index: fc.nat() }),
);

const takeSteps = (steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) =>
  steps.reduce<readonly SavedView[]>((views, each) => {
    if (each.kind === 'save') return withView(views, each);
    const name = views[each.index % Math.max(views.length, 1)]?.name ?? '';
    return each.kind === 'delete' ? withoutView(views, name) : renameView(views, name, each.name);
  }, []);

describe('saved views', () => {
  it('are in the order of their names', () => {
    expect(withView(withView([], late), failing)).toEqual([failing, late]);
  });

  it('are replaced by one of the same name', () => {
    const query = 'status=archived';
    expect(withView([late], { name: ' late ', query })).toEqual([{ name: 'late', query }]);
  });

  it.each([
    ['', 'Enter a name.'],
    ['  ', 'Enter a name.'],
    ['LATE', '“Late” already exists.'],
    ['Later', undefined],
  ])('of the name “%s”: %s', (name, problem) => expect(viewNameProblem([late], name)).toBe(problem));

  it('may keep their name in another case', () => {
    expect(viewNameProblem([late], 'LATE', 'Late')).toBeUndefined();
    expect(renameView([late], 'Late', 'LATE')).toEqual([{ ...late, name: 'LATE' }]);
  });

  it('are not renamed to the name of another one', () => {
    expect(renameView([failing, late], 'Late', 'failing')).toEqual([failing, late]);
  });

  it.each([
    '',
    '7',
    '{',
    'null',
    '{}',
    '[null,7,[],{"name":7}]',
    '[{"name":" ","query":"a"}]',
    '[{"name":"a"}]',
  ])('are none in the text %s', (stored) => expect(readSavedViews(stored)).toEqual([]));

  it('keep what is readable in a text that others changed', () => {
    expect(readSavedViews(JSON.stringify([null, { ...late, rows: [1] }, { name: 1 }]))).toEqual([late]);
  });

  it('never fail for any stored text, and are readable ones (property)', () => {
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .array(fc.record({ name: fc.oneof(fc.anything(), text), query: fc.oneof(fc.anything(), text) }))
        .map((views) => JSON.stringify(views)),
    );
    fc.assert(
      fc.property(stored, (found) => {
        const views = readSavedViews(found);
        expect(views.length).toBeLessThanOrEqual(savedViewLimit);
        expect(readSavedViews(writeSavedViews(views))).toEqual(views);
      }),
    );
  });

  it('are the same after any changes and a reload, each name once, and never too many (property)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 70 }), (steps) => {
        const views = takeSteps(steps);
        expect(readSavedViews(writeSavedViews(views))).toEqual(views);
        expect(views.length).toBeLessThanOrEqual(savedViewLimit);
        const names = views.map(({ name }) => name.normalize('NFKC').trim().toLowerCase());
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});
