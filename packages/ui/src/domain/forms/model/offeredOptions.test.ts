import { expect, it } from 'vitest';
import { fieldsOf } from '../../connectors/definition/define.ts';
import { snowflake } from '../../connectors/destinations/snowflake.ts';
import type { ChoiceOption } from '../definition/fieldTypes.ts';
import { offeredOptions } from './offeredOptions.ts';

const methods = fieldsOf(snowflake).flatMap((field): readonly ChoiceOption[] =>
  field.path === 'connection_config.authentication_method' && field.kind === 'choice' ? field.options : [],
);
const offered = (isOn: boolean, chosen: string) =>
  offeredOptions({ options: methods }, () => isOn, chosen).map(({ label }) => label);

it.each([
  ['with the toggle on, both', true, 'password', ['Password', 'Key pair']],
  ['with the toggle off, the password only', false, 'password', ['Password']],
  ['what is chosen stays without its toggle', false, 'key_pair', ['Password', 'Key pair']],
  ['what is chosen stays without being known', true, 'oauth', ['Password', 'Key pair', 'oauth']],
  ['nothing chosen adds nothing', true, '', ['Password', 'Key pair']],
])('%s (spec §6, A-37)', (_, isOn, chosen, labels) => {
  expect(offered(isOn, chosen)).toEqual(labels);
});
