import { choice, toggle } from '../../forms/definition/fields.ts';
import type { Field } from '../../forms/definition/fieldTypes.ts';
import { connectorVariants } from './variants.ts';

/**
 * What every source may have while a toggle is on (spec §3 "Feature toggles"): how it is read, and whether its account is a
 * sandbox.
 */
export const sourceOptions = (): readonly Field[] => [
  choice(
    'variant',
    'Variant',
    [
      { value: 'standard', label: 'Standard' },
      { value: 'singer', label: 'Singer', feature: connectorVariants.singer },
      { value: 'native', label: 'Native', feature: connectorVariants.native },
      { value: 'generic', label: 'Generic', feature: connectorVariants.generic },
    ],
    {
      initial: 'standard',
      feature: Object.values(connectorVariants),
      hint: 'The implementation that reads the source.',
    },
  ),
  toggle('extra_args.is_sandbox', 'Sandbox testing', {
    feature: 'sandbox_testing',
    hint: 'The account is for testing only.',
  }),
];
