import type { createHook, getHook, listHooks, updateHook, WireBody, WireResult } from '@millrace/ui/contract';
import { secretMask } from '@millrace/ui/contract';
import { canHook, comparableName, hookAddressError } from '@millrace/ui/domain/entities';
import { isLongerThan, maxLength } from '@millrace/ui/domain/text';
import { checkName } from '../core/names.ts';
import { ordered, pageOf, type PageQuery } from '../core/paging.ts';
import { refusal, type FieldRefusal } from '../core/refusal.ts';
import { recordEffect, type World } from '../world/world.ts';
import type { HookRow } from '../tables/hookRows.ts';
import { attachmentsOfHook, entitiesOf, findHook, showHook } from './showHook.ts';

type WireHook = WireResult<typeof getHook>;

export interface HookListQuery extends PageQuery {
  readonly search?: string;
  readonly ordering?: string;
  readonly status?: string;
}

const orderings: Readonly<Record<string, (row: HookRow) => string | number | null>> = {
  id: ({ id }) => id,
  name: ({ name }) => comparableName(name),
  status: ({ status }) => status,
  created_at: ({ created_at }) => created_at,
  last_delivery: ({ last_delivery }) => last_delivery?.at ?? null,
};

/** Hooks by name or address; `status` is one value, or empty for all. */
export function list(world: World, query: HookListQuery, request: Request): WireResult<typeof listHooks> {
  const rows = world.tables.hooks.all();
  const wanted = comparableName(query.search ?? '');
  const found = rows.filter(
    ({ name, url, status }) =>
      (!query.status || status === query.status) &&
      (comparableName(name).includes(wanted) || comparableName(url).includes(wanted)),
  );
  const page = pageOf(ordered(found, query.ordering, orderings), query, request, (row) =>
    showHook(world, row),
  );
  if (!world.hasAssumedFields) return page;
  const archived = rows.filter(({ status }) => status === 'archived').length;
  return { ...page, counts: { active: rows.length - archived, archived } };
}

export const get = (world: World, id: number): WireHook => showHook(world, findHook(world, id));

type Changes = WireBody<typeof updateHook>;

const checkUrl = (url: string): FieldRefusal[] => {
  const msg = hookAddressError(url);
  return msg === undefined ? [] : [{ loc: ['url'], msg, type: 'value_error.url' }];
};

function checkSecret(secret: string | null): FieldRefusal[] {
  const wrong = (msg: string): FieldRefusal[] => [{ loc: ['secret'], msg, type: 'value_error' }];
  if (secret === null) return [];
  if (secret === secretMask) return wrong('This is the mask of a secret, not a secret.');
  return isLongerThan(secret, maxLength.password)
    ? wrong(`A secret has at most ${maxLength.password} characters.`)
    : [];
}

function demandRight(world: World, { name, url, secret }: Changes, ownId?: number): void {
  const others = world.tables.hooks.all();
  const errors = [
    ...(name === undefined
      ? []
      : checkName({ thing: 'hook', name, most: maxLength.standard, others, ownId })),
    ...(url === undefined ? [] : checkUrl(url)),
    ...checkSecret(secret ?? null),
  ];
  if (errors.length > 0) throw refusal.unprocessable(errors);
}

export function create(world: World, { name, url, secret }: WireBody<typeof createHook>): WireHook {
  demandRight(world, { name, url, secret });
  const row = world.tables.hooks.put({
    id: world.tables.hooks.nextId(),
    client_id: world.clientId,
    name: name.trim(),
    url: url.trim(),
    status: 'active',
    has_secret: Boolean(secret),
    last_delivery: null,
    created_at: new Date(world.clock.now()).toISOString(),
  });
  recordEffect(world, 'createHook', row.id);
  return showHook(world, row);
}

/** Changes the sent fields. A new address has no delivery yet, so the last delivery is cleared. */
export function update(world: World, id: number, changes: Changes): WireHook {
  const row = findHook(world, id);
  if (!canHook('edit', row)) throw refusal.conflict('A hook that is archived does not change.');
  demandRight(world, changes, id);
  const { name = row.name, url = row.url, secret } = changes;
  const changed = world.tables.hooks.put({
    ...row,
    name: name.trim(),
    url: url.trim(),
    ...(secret !== undefined && { has_secret: Boolean(secret) }),
    ...(url.trim() !== row.url && { last_delivery: null }),
  });
  recordEffect(world, 'updateHook', id);
  return showHook(world, changed);
}

export function archive(world: World, id: number): WireHook {
  const row = findHook(world, id);
  if (!canHook('archive', row)) throw refusal.conflict('This hook is already archived.');
  recordEffect(world, 'archiveHook', id);
  return showHook(world, world.tables.hooks.put({ ...row, status: 'archived' }));
}

/** Removes a hook without attachments. */
export function remove(world: World, id: number): void {
  findHook(world, id);
  const names = attachmentsOfHook(world, id).map(
    ({ entity_type, entity_id }) => entitiesOf(world, entity_type).get(entity_id)?.name,
  );
  if (names.length > 0) {
    throw refusal.conflict(`This hook is attached to ${names.join(', ')}. Detach it first.`);
  }
  world.tables.hooks.remove(id);
  recordEffect(world, 'deleteHook', id);
}
