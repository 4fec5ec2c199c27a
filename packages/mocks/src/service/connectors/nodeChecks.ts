import type { FieldRefusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { externalIdOf } from '../accounts/externalId.ts';
import { checkColumns } from './columnChecks.ts';
import { isObject, leavesOf, setting, valueAt, type Config, type Path } from './nodeConfig.ts';
import { checkOffered } from './offeredSettings.ts';
import { checkMasks } from './nodeSecrets.ts';
import { checkLengths, checkPrivateKeys, checkSsl } from './settingChecks.ts';
import { checkTypes } from './settingTypes.ts';

/** The parts of a configuration that hold settings of their own (spec §3). */
const sections = [
  'connection_config',
  'tap_config',
  'static',
  'dynamic',
  'extra_args',
  'sample_options',
  'provider',
];

/** Fields that stay as they were created (spec §5), and the type, which makes a destination what it is. */
const lockedKeys: ReadonlySet<string | number | undefined> = new Set([
  'database',
  'pgschema',
  'sqlsrvschema',
  'snowflake_schema',
  'instanceName',
  'apiVersion',
  'bucket_name',
  'table_name',
  'dataset_id',
  'file_format',
  'destination_type',
]);

/** A section that was something else would take what is in it along. */
const checkSections = (sent: Config): FieldRefusal[] =>
  sections
    .filter((key) => sent[key] !== undefined && !isObject(sent[key]))
    .map((key) => ({ loc: ['config', key], msg: 'This value is not valid.', type: 'type_error.object' }));

/** The role of a bucket lets us in with the client's own external id alone. */
function checkExternalId(world: World, sent: Config): FieldRefusal[] {
  const id = setting(sent, 'assume_role_external_id');
  if (id === '' || id === externalIdOf(world)) return [];
  const loc = ['config', 'connection_config', 'assume_role_external_id'];
  return [{ loc, msg: 'This is not the external id of your account.', type: 'value_error.const' }];
}

/** What no configuration may hold, whatever it is sent for. */
export const checkConfig = (world: World, sent: Config): FieldRefusal[] => [
  ...checkSections(sent),
  ...checkMasks(sent),
  ...checkTypes(sent),
  ...checkLengths(sent),
  ...checkSsl(sent),
  ...checkPrivateKeys(sent),
  ...checkOffered(world, sent),
  ...checkColumns(sent),
  ...checkExternalId(world, sent),
];

const lockedLeaves = (config: Config): readonly Path[] =>
  Array.from(leavesOf(config), ([path]) => path).filter((path) => lockedKeys.has(path.at(-1)));

/**
 * Changes to what cannot be changed; the same value again is none.
 * @param next what would be kept, so that nothing goes with what it lies in
 */
export function checkLocked(kept: Config, next: Config): FieldRefusal[] {
  const paths = new Map([...lockedLeaves(kept), ...lockedLeaves(next)].map((path) => [path.join('.'), path]));
  return [...paths.values()].flatMap((path) => {
    const [before, after] = [kept, next].map((config) => valueAt(config, ...path.map(String)) ?? null);
    if (before === after) return [];
    const msg = 'This cannot be changed after creation.';
    return [{ loc: ['config', ...path], msg, type: 'value_error.const' }];
  });
}
