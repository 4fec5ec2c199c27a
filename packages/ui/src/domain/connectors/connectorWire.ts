import type { TunnelId } from '../entities/id.ts';
import type { Definition } from './definition/define.ts';
import { isConnectorVariant, type ConnectorVariant } from './definition/variants.ts';
import type { Field } from '../forms/definition/fieldTypes.ts';
import { isInConfig } from '../forms/model/formValues.ts';
import type { FormModel } from '../forms/model/formState.ts';
import { isWireObject, withoutPath, withPath, type Wire, type WireObject } from '../json/paths.ts';
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

/** Whether a value replaces a secret in an answer. It is never a value itself. */
const isMask = (value: Wire | undefined): boolean =>
  typeof value === 'string' && /^(?:[•●·]{3,}|\*{4,})$/.test(value);

function withoutMasksIn(value: Wire): Wire {
  if (Array.isArray(value)) return value.filter((each) => !isMask(each)).map(withoutMasksIn);
  return isWireObject(value) ? withoutMasks(value) : value;
}

/** A configuration without its masked values, also those that no field knows (T-08). */
function withoutMasks(config: WireObject): WireObject {
  return Object.fromEntries(
    Object.entries(config)
      .filter(([, value]) => !isMask(value))
      .map(([key, value]) => [key, value === undefined ? value : withoutMasksIn(value)]),
  );
}

/**
 * The whole configuration, for a test, a create or a whole change. Stored values that the form does not know stay as
 * they are. Stored secrets are left out, so that no mask is sent back (T-08).
 */
export function toConfig(form: FormModel): WireObject {
  let config: WireObject = withoutMasks(form.stored?.config ?? {});
  for (const field of form.fields.filter(({ path }) => isInConfig(path))) {
    const { isStored, isVisible, isOffered } = stateOf(form, field);
    if (!isOffered) {
      if (field.isSecret) config = withoutPath(config, field.path);
      continue;
    }
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

/** The fields of the configuration that a change contains, written into a configuration. */
const changedConfig = (form: FormModel, config: WireObject): WireObject | undefined => {
  const changed = form.fields.filter((field) => isInConfig(field.path) && isToSend(form, field));
  return changed.length === 0
    ? undefined
    : changed.reduce((whole, field) => withPath(whole, field.path, wireOf(form, field)), config);
};

/** The body of a change, whose configuration is added to the given one. */
function toChange(form: FormModel, given: WireObject): PatchBody {
  const isChanged = (name: string) =>
    form.fields.some((field) => field.path === name && isToSend(form, field));
  const config = changedConfig(form, given);
  return {
    ...(isChanged('name') && { name: nameIn(form) }),
    ...(isChanged('variant') && { variant: variantIn(form) }),
    ...(isChanged('tunnel_id') && { tunnelId: tunnelIdIn(form) }),
    ...(config && { config }),
  };
}

/** The body of a change for a service that merges configurations. A secret that was not retyped is not in it. */
export const toPatch = (form: FormModel): PatchBody => toChange(form, {});

/**
 * The body of a change for a service that may replace a configuration instead of merging it: if any of it changed, all
 * that the service has sent goes back to it with the changes. Secrets are not known here, so those that were not retyped
 * are not in it.
 */
export const toWholePatch = (form: FormModel): PatchBody =>
  toChange(
    form,
    form.fields
      .filter(({ path, isSecret }) => isSecret && isInConfig(path))
      .reduce((config, { path }) => withoutPath(config, path), withoutMasks(form.stored?.config ?? {})),
  );
