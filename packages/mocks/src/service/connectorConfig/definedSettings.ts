import type { Definition } from '@millrace/ui/domain/connectors';
import { fieldsOf, isInConfig, readPath, withPath, type Field, type Wire } from '@millrace/ui/domain/forms';
import { isMet } from '@millrace/ui/domain/definitions';
import type { Config, Value } from './nodeConfig.ts';

/** Reads a connector's configuration by its definition, so that the twin needs no table of its own for it. */

/** The fields of a definition that are part of the configuration. */
export const settingsOf = (definition: Definition): readonly Field[] =>
  fieldsOf(definition).filter(({ path }) => isInConfig(path));

/** A value that counts as not given. */
export const isEmpty = (value: Value): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The default of a field, as it is on the wire; `null` if it has none. */
export function initialOf(field: Field): Wire {
  switch (field.kind) {
    case 'text':
      return field.initial || null;
    case 'number':
    case 'choice':
    case 'toggle':
      return field.initial;
    case 'ssl':
      return false;
    case 'constant':
      return field.value;
    default:
      return null;
  }
}

/** Reads a configuration, with defaults for what it leaves out. */
function readerOf(definition: Definition, config: Config) {
  const initials = new Map(settingsOf(definition).map((field) => [field.path, initialOf(field)]));
  const read = (path: string): Wire => readPath(config, path) ?? initials.get(path) ?? null;
  const valueOf = (path: string) => {
    const value = read(path);
    return typeof value === 'number' ? String(value) : value;
  };
  return {
    isFilled: (path: string): boolean => !isEmpty(read(path)),
    valueOf: (path: string) => {
      const value = valueOf(path);
      return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
    },
  };
}

/** The fields that a configuration shows: those whose condition it meets. */
export function shownSettings(definition: Definition, config: Config): readonly Field[] {
  const reader = readerOf(definition, config);
  return settingsOf(definition).filter(({ showWhen }) => isMet(showWhen, reader));
}

/** The paths that a configuration must fill. A field with a default can be left out; one behind a feature is optional. */
export function neededPaths(definition: Definition, config: Config): readonly string[] {
  const { isFilled } = readerOf(definition, config);
  return shownSettings(definition, config)
    .filter(
      (field) =>
        field.isRequired &&
        field.feature === undefined &&
        initialOf(field) === null &&
        // The first day has a default, which depends on the day.
        !(field.kind === 'date' && field.initial !== null) &&
        (field.requiredUnless === undefined || !isFilled(field.requiredUnless)),
    )
    .map(({ path }) => path);
}

/** The configuration with the defaults of the fields that it leaves out. */
export const withInitials = (definition: Definition, config: Config): Config =>
  settingsOf(definition).reduce<Config>((filled, field) => {
    const initial = initialOf(field);
    return initial !== null && isEmpty(readPath(filled, field.path))
      ? withPath(filled, field.path, initial)
      : filled;
  }, config);
