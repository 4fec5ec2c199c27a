import type { Definition } from '@millrace/ui/domain/connectors';
import { withoutPath } from '@millrace/ui/domain/forms';
import { definitionOf } from '@millrace/ui/domain/definitions';
import type { FieldRefusal } from '../core/refusal.ts';
import type { World } from '../world/world.ts';
import { externalIdOf } from '../accounts/externalId.ts';
import { checkColumns } from './columnChecks.ts';
import { isObject, leavesOf, setting, valueAt, type Config, type Path } from './nodeConfig.ts';
import { checkDefined } from './definedChecks.ts';
import { settingsOf } from './definedSettings.ts';
import { checkFormats, checkOffered } from './offeredSettings.ts';
import { checkMasks } from './nodeSecrets.ts';
import { checkLengths, checkSsl } from './settingChecks.ts';
import { checkTypes } from './settingTypes.ts';

/** A source or destination by its type. */
export type Connector = Pick<Definition, 'kind'> & { readonly type: string };

/** The parts of a configuration that are objects (spec §3). */
const sections = [
  'connection_config',
  'tap_config',
  'static',
  'dynamic',
  'extra_args',
  'sample_options',
  'provider',
];

/** Fields of connectors without a definition that cannot be changed after creation (spec §5), by the key of the setting. */
const lockedKeys: ReadonlySet<string | number | undefined> = new Set([
  'database',
  'sqlsrvschema',
  'instanceName',
  'apiVersion',
  'dataset_id',
]);

/** Whether the setting at a path stays as it was created. The type of a destination always does. */
function isLocked({ kind, type }: Connector, path: Path): boolean {
  const joined = path.join('.');
  if (joined === 'destination_type') return true;
  const definition = definitionOf(kind, type);
  if (!definition) return lockedKeys.has(path.at(-1));
  return settingsOf(definition).some((field) => field.isLockedAfterCreation && field.path === joined);
}

/** A section that is not an object would discard the settings in it. */
const checkSections = (sent: Config): FieldRefusal[] =>
  sections
    .filter((key) => sent[key] !== undefined && !isObject(sent[key]))
    .map((key) => ({ loc: ['config', key], msg: 'This value is not valid.', type: 'type_error.object' }));

/** The role of a bucket accepts the external id of the client and no other. */
function checkExternalId(world: World, sent: Config): FieldRefusal[] {
  const id = setting(sent, 'assume_role_external_id');
  if (id === '' || id === externalIdOf(world)) return [];
  const loc = ['config', 'connection_config', 'assume_role_external_id'];
  return [{ loc, msg: 'This is not the external id of your account.', type: 'value_error.const' }];
}

/** The settings that the definition does not know: for these, the rules that hold for every connector apply. */
const withoutDefined = (definition: Definition, sent: Config): Config =>
  settingsOf(definition).reduce<Config>((rest, { path }) => withoutPath(rest, path), sent);

/** Checks a configuration that is sent, whatever the request is. */
export function checkConfig(world: World, { kind, type }: Connector, sent: Config): FieldRefusal[] {
  const definition = definitionOf(kind, type);
  const others = definition ? withoutDefined(definition, sent) : sent;
  return [
    ...checkSections(sent),
    ...checkMasks(sent),
    ...(definition ? checkDefined(world.clock.now(), definition, sent) : []),
    ...checkTypes(others),
    ...checkLengths(sent),
    ...checkSsl(sent),
    ...checkOffered(world, others),
    ...checkFormats(world, sent),
    ...checkColumns(sent),
    ...checkExternalId(world, sent),
  ];
}

const lockedLeaves = (connector: Connector, config: Config): readonly Path[] =>
  Array.from(leavesOf(config), ([path]) => path).filter((path) => isLocked(connector, path));

/**
 * Refuses changes to locked settings. Sending the saved value again is not a change.
 * @param next the configuration as it would be saved, so that a setting is not lost with the object around it
 */
export function checkLocked(connector: Connector, kept: Config, next: Config): FieldRefusal[] {
  const leaves = [...lockedLeaves(connector, kept), ...lockedLeaves(connector, next)];
  const paths = new Map(leaves.map((path) => [path.join('.'), path]));
  return [...paths.values()].flatMap((path) => {
    const [before, after] = [kept, next].map((config) => valueAt(config, ...path.map(String)) ?? null);
    if (before === after) return [];
    const msg = 'This cannot be changed after creation.';
    return [{ loc: ['config', ...path], msg, type: 'value_error.const' }];
  });
}
