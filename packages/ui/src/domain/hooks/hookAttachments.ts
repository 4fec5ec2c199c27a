import { formatCount, formatQuantity } from '../format/count.ts';
import { hookEntities, type Hook, type HookAttachment, type HookEntity } from './hook.ts';
import { isKnown } from '../entities/open.ts';

/** Where a hook is attached, or could be. */
export interface HookPlace {
  readonly entity: HookEntity;
  readonly id: number;
}

/** A pipeline or source by name, to attach a hook to. */
export interface NamedHookPlace extends HookPlace {
  readonly name: string;
}

/** Whether an attachment is at this place. */
export const isAttachedAt =
  ({ entity, id }: HookPlace) =>
  ({ entityType, entityId }: Pick<HookAttachment, 'entityType' | 'entityId'>): boolean =>
    entityType === entity && entityId === id;

/**
 * The attachments at a place, from the list of all hooks: no call lists those of a source (A-150). `undefined` if the
 * service does not say where hooks are attached, which is optional on the wire (A-58).
 */
export function attachmentsIn(
  hooks: readonly Hook[],
  place: HookPlace,
): readonly HookAttachment[] | undefined {
  if (hooks.some(({ attachedTo }) => !attachedTo)) return undefined;
  return hooks.flatMap((hook) =>
    (hook.attachedTo ?? [])
      .filter(isAttachedAt(place))
      .map((attachment) => ({ ...attachment, hook: attachment.hook ?? hook })),
  );
}

/** Attachments with the name and address of their hook, where the service left them out (A-58). */
export const withHooks = (
  attachments: readonly HookAttachment[],
  hooks: readonly Hook[],
): readonly HookAttachment[] =>
  attachments.map((attachment) =>
    attachment.hook
      ? attachment
      : { ...attachment, hook: hooks.find(({ id }) => id === attachment.hookId) ?? null },
  );

/** The name of an attached hook; its id if the name is not known. */
export const attachedHookName = ({ hook, hookId }: Pick<HookAttachment, 'hook' | 'hookId'>): string =>
  hook?.name ?? `Hook ${hookId}`;

/** `2 pipelines, 1 source`; `undefined` if the service does not say where it is attached (A-58). */
export function describePlaces({ attachedTo }: Pick<Hook, 'attachedTo'>): string | undefined {
  if (!attachedTo) return undefined;
  const counts = hookEntities.flatMap((entity) => {
    const count = attachedTo.filter(({ entityType }) => entityType === entity).length;
    return count === 0 ? [] : [formatQuantity(count, entity)];
  });
  return counts.join(', ') || 'Nothing';
}

/** The place of an attachment; `undefined` for a kind of entity that this build does not know. */
export function placeOf({ entityType, entityId }: HookAttachment): HookPlace | undefined {
  return isKnown(hookEntities, entityType) ? { entity: entityType, id: entityId } : undefined;
}

/** The name of the pipeline or source of an attachment; its id if the name is not known. */
export const placeName = ({ entityName, entityType, entityId }: HookAttachment): string =>
  entityName ?? `${entityType} ${entityId}`;

/** How many places are named; the others are counted. */
const mostNamed = 2;

/** `Also attached to Orders, Payments and 3 more`; `undefined` if it is attached nowhere else, or that is not known. */
export function describeOtherPlaces(
  { attachedTo }: Pick<Hook, 'attachedTo'>,
  here: HookPlace,
): string | undefined {
  const others = (attachedTo ?? []).filter((attachment) => !isAttachedAt(here)(attachment));
  if (others.length === 0) return undefined;
  const names = others.slice(0, mostNamed).map(placeName);
  const more = others.length - names.length;
  return `Attached to ${names.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
}
