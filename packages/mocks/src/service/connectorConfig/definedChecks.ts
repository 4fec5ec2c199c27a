import type { Definition } from '@millrace/ui/domain/connectors';
import { readPath, type Field, type FieldOf } from '@millrace/ui/domain/forms';
import { isLongerThan, maxLength } from '@millrace/ui/domain/text';
import { hasFeature } from '../world/features.ts';
import { checkNumber } from '../core/numbers.ts';
import type { FieldRefusal } from '../core/refusal.ts';
import { initialOf, settingsOf } from './definedSettings.ts';
import { isList, type Config, type Value } from './nodeConfig.ts';
import { dateProblem, notOffered } from './offeredSettings.ts';
import { checkPrivateKey, checkServiceAccount } from './settingChecks.ts';
import { settingTypes } from './settingTypes.ts';

type Loc = FieldRefusal['loc'];

const isText = (value: Value): value is string => typeof value === 'string';

function checkText(loc: Loc, value: Value, most: number): readonly FieldRefusal[] {
  const wrong = settingTypes.text(loc, value);
  // The longest text of any setting is limited for all connectors alike (settingChecks.ts).
  if (!isText(value) || most >= maxLength.nodeConfig || !isLongerThan(value, most)) return wrong;
  return [{ loc, msg: `At most ${most} characters.`, type: 'value_error.any_str.max_length' }];
}

function checkChoice(loc: Loc, value: Value, { options }: FieldOf<'choice'>): readonly FieldRefusal[] {
  if (options.every((option) => isText(option.value)) && !isText(value)) return settingTypes.text(loc, value);
  // Spec §3 spells some options in varying case.
  const plain = (each: Value) => (isText(each) ? each.trim().toLowerCase() : each);
  if (plain(value) === '' || options.some((option) => plain(option.value) === plain(value))) return [];
  return [{ loc, ...notOffered }];
}

function checkDate(now: number, loc: Loc, value: Value, field: FieldOf<'date'>): readonly FieldRefusal[] {
  if (!isText(value)) return settingTypes.text(loc, value);
  const problem = value.trim() === '' ? undefined : dateProblem(value.trim(), now, field);
  return problem ? [{ loc, ...problem }] : [];
}

function checkFile(loc: Loc, value: Value, { path, content }: FieldOf<'file'>): readonly FieldRefusal[] {
  if (!isText(value)) return settingTypes.text(loc, value);
  return content === 'privateKey'
    ? checkPrivateKey(path.split('.'), value)
    : checkServiceAccount(path.split('.'), value);
}

function checkList(loc: Loc, value: Value, { wire, items }: FieldOf<'list'>): readonly FieldRefusal[] {
  if (wire !== 'array') return settingTypes.text(loc, value);
  return items === 'number' ? settingTypes.numbers(loc, value) : settingTypes.list(loc, value);
}

function checkNumberField(loc: Loc, value: Value, field: FieldOf<'number'>): readonly FieldRefusal[] {
  const { min: least = Number.NEGATIVE_INFINITY, max: most, isWhole, alsoAllowed } = field;
  return alsoAllowed.some((allowed) => allowed === Number(value) && !isList(value))
    ? []
    : checkNumber(loc, value, { least, most, isWhole });
}

function checkField(now: number, field: Field, loc: Loc, value: Value): readonly FieldRefusal[] {
  switch (field.kind) {
    case 'text':
    case 'secret':
    case 'longText':
      return checkText(loc, value, field.maxLength);
    case 'number':
      return checkNumberField(loc, value, field);
    case 'choice':
      return checkChoice(loc, value, field);
    case 'toggle':
      return settingTypes.flag(loc, value);
    case 'date':
      return checkDate(now, loc, value, field);
    case 'file':
      return checkFile(loc, value, field);
    case 'list':
      return checkList(loc, value, field);
    case 'rows':
      return settingTypes.list(loc, value);
    // SSL has its own check, for all connectors alike (settingChecks.ts). The others are not typed by anyone.
    case 'ssl':
    case 'connection':
    case 'constant':
    case 'serviceValue':
    // No connector has these.
    case 'frequency':
    case 'schedule':
    case 'timeWindow':
      return [];
  }
}

/**
 * Checks what is sent against the fields of the definition. `null` empties a setting and is checked elsewhere.
 * @param now milliseconds since the epoch
 */
export const checkDefined = (now: number, definition: Definition, sent: Config): readonly FieldRefusal[] =>
  settingsOf(definition).flatMap((field) => {
    const value = readPath(sent, field.path);
    return value === undefined || value === null
      ? []
      : checkField(now, field, ['config', ...field.path.split('.')], value);
  });

/** The paths of settings and options that a definition puts behind a feature which the client does not have. */
export function disabledPaths(
  world: Parameters<typeof hasFeature>[0],
  definition: Definition,
  sent: Config,
): readonly string[] {
  const isOff = ({ feature }: Pick<Field, 'feature'>): boolean =>
    feature !== undefined && ![feature].flat().some((toggle) => hasFeature(world, toggle));
  return settingsOf(definition)
    .filter((field) => {
      const value = readPath(sent, field.path);
      // A default is what the service has without the feature.
      if (value === undefined || value === null || value === initialOf(field)) return false;
      const chosen = field.kind === 'choice' && field.options.find((option) => option.value === value);
      return isOff(field) || (chosen && isOff(chosen));
    })
    .map(({ path }) => path);
}
