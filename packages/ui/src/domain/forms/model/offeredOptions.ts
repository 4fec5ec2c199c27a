import type { FeatureToggle } from '../../entities/features.ts';
import type { ChoiceField, ChoiceOption } from '../definition/fieldTypes.ts';

/**
 * The selectable options: those without a toggle, and those whose toggle is on. The current choice stays even
 * if it is no longer an option, because viewing a connector must not change it.
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
