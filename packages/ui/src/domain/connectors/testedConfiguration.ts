import type { FormModel } from '../forms/model/formState.ts';
import { toConfig, toPatch } from './connectorWire.ts';
import { withoutPath } from '../json/paths.ts';
import { subscribeToFields } from '../forms/model/subscribeToFields.ts';

/** Compares a form's configuration with the one that was tested. */
export interface TestedConfiguration {
  /** Calls `listener` when the fingerprint may have changed. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Equal for equal configurations. It contains neither the name nor any secret. */
  readonly fingerprint: () => string;
}

/**
 * Watches a form's configuration. Values are compared as they would be sent. For secrets only the number of
 * changes is compared, so that no copy is kept (T-07).
 */
export function watchConfiguration(model: FormModel): TestedConfiguration {
  const secrets = model.fields.filter(({ isSecret }) => isSecret);
  let secretChanges = 0;
  let edition = model.edition();
  for (const field of model.fields) {
    model.at(field.path).subscribe(() => {
      // Fields also notify on blur and on validation.
      if (model.edition() === edition) return;
      edition = model.edition();
      if (field.isSecret) secretChanges += 1;
    });
  }
  return {
    subscribe: (listener) => subscribeToFields(model, listener),
    fingerprint() {
      const config = secrets.reduce((rest, { path }) => withoutPath(rest, path), toConfig(model));
      const connection = model.fields.find(({ kind }) => kind === 'connection');
      return JSON.stringify([
        secretChanges,
        connection && model.at(connection.path).getSnapshot().value,
        config,
      ]);
    },
  };
}

/** Whether saving changes more than the name. If so, an earlier test is outdated. */
export const changesConfiguration = (model: FormModel): boolean => {
  const { config, tunnelId } = toPatch(model);
  return config !== undefined || tunnelId !== undefined;
};
