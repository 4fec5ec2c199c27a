import type { TunnelId } from '../entities/id.ts';
import type { Definition } from './define.ts';
import type { ConnectorVariant } from './variants.ts';
import type { Field } from '../forms/fieldTypes.ts';
import type { FormModel } from '../forms/formState.ts';
import { withoutPath, withPath, type Wire, type WireObject } from '../forms/paths.ts';
import { writeValue } from '../forms/values.ts';

/** What creates a source or destination (spec §3). Names are ours; those inside `config` are the wire's. */
export interface CreateBody {
  readonly name: string;
  readonly tunnelId: TunnelId | null;
  readonly config: WireObject;
  readonly variant?: ConnectorVariant;
}

/** What changes one: only what was changed. */
export type PatchBody = Partial<Omit<CreateBody, 'variant'>>;

const stateOf = (form: FormModel, field: Field) => form.at(field.path).getSnapshot();
const isInConfig = (field: Field): boolean => field.path !== 'name' && field.path !== 'tunnel_id';

/** A field's value for the wire. Hidden ones are null: the unused method's credentials must not stay (spec §4). */
const wireOf = (form: FormModel, field: Field): Wire => {
  const { value, isVisible } = stateOf(form, field);
  return isVisible ? writeValue(field, value) : null;
};

/** The name as it will be sent. */
const nameIn = (form: FormModel): string => form.at('name', 'text').getSnapshot().value.trim();

/** The tunnel that is chosen; null for a direct connection, and for a connector that knows no tunnels. */
const tunnelIdIn = (form: FormModel): TunnelId | null => {
  const field = form.fields.find(({ kind }) => kind === 'connection');
  return field ? form.at(field.path, 'connection').getSnapshot().value.tunnelId : null;
};

/**
 * The whole configuration, to be tested or created. What the service holds and the form does not know is kept as it
 * came; secrets that the service holds are left out, so that no mask is ever sent back (T-08).
 */
export function toConfig(form: FormModel): WireObject {
  let config: WireObject = form.stored?.config ?? {};
  for (const field of form.fields.filter(isInConfig)) {
    const { isStored, isVisible, isOffered } = stateOf(form, field);
    if (!isOffered) continue;
    const wire = wireOf(form, field);
    const isAbsent = isStored || (isVisible && wire === null && !form.stored);
    config = isAbsent ? withoutPath(config, field.path) : withPath(config, field.path, wire);
  }
  return config;
}

/** The configuration of a destination says which kind it is; that of a source does not. */
const typed = (config: WireObject, { kind, type }: Pick<Definition, 'kind' | 'type'>): WireObject =>
  kind === 'destination' ? { ...config, destination_type: type } : config;

/** What a connection test is given (spec §7). */
export const toTest = (
  form: FormModel,
  definition: Pick<Definition, 'kind' | 'type'>,
): Omit<CreateBody, 'name' | 'variant'> => ({
  tunnelId: tunnelIdIn(form),
  config: typed(toConfig(form), definition),
});

export const toCreate = (
  form: FormModel,
  definition: Pick<Definition, 'kind' | 'type' | 'variant'>,
): CreateBody => ({
  name: nameIn(form),
  ...(definition.variant && { variant: definition.variant }),
  ...toTest(form, definition),
});

/**
 * A changed field; or one whose value the service must forget: its condition has just changed, or it is a secret for a
 * former login that the new one does without.
 */
const isToSend = (form: FormModel, field: Field): boolean => {
  const { isChanged, isOutdated, isOffered } = stateOf(form, field);
  if (!isOffered) return false;
  if (isChanged || (isOutdated && !field.isRequired)) return true;
  const conditions = field.showWhen ?? [];
  return (
    !stateOf(form, field).isVisible && conditions.some(({ path }) => form.at(path).getSnapshot().isChanged)
  );
};

/** What was changed and nothing else: a secret that was not typed again is not in it. */
export function toPatch(form: FormModel): PatchBody {
  const changed = form.fields.filter((field) => isToSend(form, field));
  const inConfig = changed.filter(isInConfig);
  return {
    ...(changed.some(({ path }) => path === 'name') && { name: nameIn(form) }),
    ...(changed.some(({ path }) => path === 'tunnel_id') && { tunnelId: tunnelIdIn(form) }),
    ...(inConfig.length > 0 && {
      config: inConfig.reduce<WireObject>(
        (config, field) => withPath(config, field.path, wireOf(form, field)),
        {},
      ),
    }),
  };
}
