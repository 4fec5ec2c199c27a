import type { TunnelId } from '../entities/id.ts';
import type { Definition } from './definition/define.ts';
import { isConnectorVariant, type ConnectorVariant } from './definition/variants.ts';
import type { Field } from '../forms/definition/fieldTypes.ts';
import { isInConfig } from '../forms/model/formValues.ts';
import type { FormModel } from '../forms/model/formState.ts';
import { withoutPath, withPath, type Wire, type WireObject } from '../json/paths.ts';
import { writeValue } from '../forms/model/values.ts';

/** The body that creates a source or destination (spec §3). Names inside `config` are those of the wire. */
export interface CreateBody {
  readonly name: string;
  readonly tunnelId: TunnelId | null;
  readonly config: WireObject;
  /** Missing or null for the standard one. */
  readonly variant?: ConnectorVariant | null;
}

/** The body that changes a source or destination: only changed values. */
export type PatchBody = Partial<CreateBody>;

const stateOf = (form: FormModel, field: Field) => form.at(field.path).getSnapshot();

/** A field's value on the wire. Hidden fields are null, so that credentials of an unused method are removed (spec §4). */
const wireOf = (form: FormModel, field: Field): Wire => {
  const { value, isVisible } = stateOf(form, field);
  return isVisible ? writeValue(field, value) : null;
};

/** The name as it is sent. */
const nameIn = (form: FormModel): string => form.at('name', 'text').getSnapshot().value.trim();

/** The chosen variant; null for the standard one, or if the form offers none. */
function variantIn(form: FormModel): ConnectorVariant | null {
  if (!form.fields.some(({ path }) => path === 'variant')) return null;
  const { value, isOffered } = form.at('variant', 'choice').getSnapshot();
  return isOffered && isConnectorVariant(value) ? value : null;
}

/** The chosen tunnel; null for a direct connection, or if the connector has no tunnels. */
const tunnelIdIn = (form: FormModel): TunnelId | null => {
  const field = form.fields.find(({ kind }) => kind === 'connection');
  return field ? form.at(field.path, 'connection').getSnapshot().value.tunnelId : null;
};

/**
 * The whole configuration, for a test or a create. Stored values that the form does not know stay as they are. Stored
 * secrets are left out, so that no mask is sent back (T-08).
 */
export function toConfig(form: FormModel): WireObject {
  let config: WireObject = form.stored?.config ?? {};
  for (const field of form.fields.filter(({ path }) => isInConfig(path))) {
    const { isStored, isVisible, isOffered } = stateOf(form, field);
    if (!isOffered) continue;
    const wire = wireOf(form, field);
    const isAbsent = isStored || (isVisible && wire === null && !form.stored);
    config = isAbsent ? withoutPath(config, field.path) : withPath(config, field.path, wire);
  }
  return config;
}

/** Adds the type to a destination's configuration. A source's type is not in its configuration. */
const typed = (config: WireObject, { kind, type }: Pick<Definition, 'kind' | 'type'>): WireObject =>
  kind === 'destination' ? { ...config, destination_type: type } : config;

/** The body of a connection test (spec §7). */
export const toTest = (
  form: FormModel,
  definition: Pick<Definition, 'kind' | 'type'>,
): Omit<CreateBody, 'name' | 'variant'> => ({
  tunnelId: tunnelIdIn(form),
  config: typed(toConfig(form), definition),
});

export const toCreate = (form: FormModel, definition: Pick<Definition, 'kind' | 'type'>): CreateBody => {
  const variant = variantIn(form);
  return { name: nameIn(form), ...(variant && { variant }), ...toTest(form, definition) };
};

/**
 * Whether a field is in the body of a change: it changed, or the service must remove its value because its condition
 * changed or because it is an optional secret of a former login.
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

/** The body of a change. A secret that was not retyped is not in it. */
export function toPatch(form: FormModel): PatchBody {
  const changed = form.fields.filter((field) => isToSend(form, field));
  const inConfig = changed.filter(({ path }) => isInConfig(path));
  return {
    ...(changed.some(({ path }) => path === 'name') && { name: nameIn(form) }),
    ...(changed.some(({ path }) => path === 'variant') && { variant: variantIn(form) }),
    ...(changed.some(({ path }) => path === 'tunnel_id') && { tunnelId: tunnelIdIn(form) }),
    ...(inConfig.length > 0 && {
      config: inConfig.reduce<WireObject>(
        (config, field) => withPath(config, field.path, wireOf(form, field)),
        {},
      ),
    }),
  };
}
