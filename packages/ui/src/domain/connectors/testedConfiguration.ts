import type { FormModel } from '../forms/formState.ts';
import { toConfig, toPatch } from './connectorWire.ts';
import { withoutPath } from '../forms/paths.ts';

/** Tells whether a form still holds the configuration that a test tried. */
export interface TestedConfiguration {
  /** Calls back whenever the fingerprint may have changed; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Equal for equal configurations. The name is not part of it, and no secret is. */
  readonly fingerprint: () => string;
}

/**
 * Watches a form's configuration. Values are compared as they would be sent; secrets are not kept to be compared, only how
 * often they were changed is (docs/threats.md T-07).
 */
export function watchConfiguration(model: FormModel): TestedConfiguration {
  const secrets = model.fields.filter(({ isSecret }) => isSecret);
  let secretChanges = 0;
  let edition = model.edition();
  for (const field of model.fields) {
    model.at(field.path).subscribe(() => {
      // A field also calls when it is left or judged.
      if (model.edition() === edition) return;
      edition = model.edition();
      if (field.isSecret) secretChanges += 1;
    });
  }
  return {
    subscribe(listener) {
      const ends = model.fields.map(({ path }) => model.at(path).subscribe(listener));
      return () => ends.forEach((end) => end());
    },
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

/** Whether saving would change more than the name: then what was tested before says nothing about it. */
export const changesConfiguration = (model: FormModel): boolean => {
  const { config, tunnelId } = toPatch(model);
  return config !== undefined || tunnelId !== undefined;
};
