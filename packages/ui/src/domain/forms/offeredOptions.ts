import type { FeatureToggle } from '../policies/features.ts';
import type { ChoiceField, ChoiceOption } from './fieldTypes.ts';

/**
 * The options that a person may choose from: those without a toggle, and those whose toggle is on. What is chosen already
 * stays, even where it is no option any more, because an existing connector is not changed by looking at it.
 */
export function offeredOptions(
  { options }: Pick<ChoiceField, 'options'>,
  isFeatureOn: (toggle: FeatureToggle) => boolean,
  chosen: string,
): readonly ChoiceOption[] {
  const isChosen = ({ value }: ChoiceOption) => String(value) === chosen;
  const offered = options.filter(
    (option) => option.feature === undefined || isFeatureOn(option.feature) || isChosen(option),
  );
  return chosen === '' || options.some(isChosen) ? offered : [...offered, { value: chosen, label: chosen }];
}
