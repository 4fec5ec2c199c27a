import { describe, expect, it } from 'vitest';
import { createFormModel } from '../../forms/model/formModel.ts';
import { offeredOptions } from '../../forms/model/offeredOptions.ts';
import type { FeatureToggle } from '../../entities/features.ts';
import { sourceOptions } from './sourceOptions.ts';
import { connectorVariants } from './variants.ts';

const choices = () => sourceOptions().flatMap((field) => (field.kind === 'choice' ? [field] : []));
const formWith = (...toggles: readonly FeatureToggle[]) =>
  createFormModel({
    definition: { id: 'source/any', sections: [{ title: 'Advanced', fields: sourceOptions() }] },
    today: '2026-11-20',
    hasFeature: (toggle) => toggles.includes(toggle),
  });
const offeredIn = (...toggles: readonly FeatureToggle[]) => {
  const form = formWith(...toggles);
  return form.fields.filter(({ path }) => form.at(path).getSnapshot().isOffered).map(({ label }) => label);
};

describe('what every source may have while a toggle is on (spec §3)', () => {
  it.each<[readonly FeatureToggle[], readonly string[]]>([
    [[], []],
    [['singer_taps'], ['Variant']],
    [['native_taps'], ['Variant']],
    [['generic_taps'], ['Variant']],
    [['sandbox_testing'], ['Sandbox testing']],
    [
      ['native_taps', 'sandbox_testing'],
      ['Variant', 'Sandbox testing'],
    ],
  ])('with %j: %j', (toggles, labels) => {
    expect(offeredIn(...toggles)).toEqual(labels);
  });

  it.each<[FeatureToggle, string]>([
    ['singer_taps', 'Singer'],
    ['native_taps', 'Native'],
    ['generic_taps', 'Generic'],
  ])('%s adds one way to read a source to the standard one', (toggle, label) => {
    const labels = choices().flatMap((field) =>
      offeredOptions(field, (each) => each === toggle, 'standard').map((option) => option.label),
    );
    expect(labels).toEqual(['Standard', label]);
  });

  it('offers every known variant, by the name that is sent', () => {
    const values = choices().flatMap(({ options }) => options.map(({ value }) => value));
    expect(values).toEqual(['standard', ...Object.keys(connectorVariants)]);
  });

  it('is the standard way and no sandbox until someone chooses otherwise', () => {
    const form = formWith('singer_taps', 'sandbox_testing');
    expect(form.at('variant').getSnapshot().value).toBe('standard');
    expect(form.at('extra_args.is_sandbox').getSnapshot().value).toBe(false);
    expect(form.validate()).toBeUndefined();
  });
});
