import type {
  createTunnel,
  getTunnel,
  listTunnels,
  testTunnel,
  WireBody,
  WireResult,
} from '@millrace/ui/contract';
import { comparableName, newTunnelRegions, tunnelDefaults } from '@millrace/ui/domain/entities';
import { isLongerThan, maxLength } from '@millrace/ui/domain/text';
import { checkName, listNames } from '../core/names.ts';
import { resultOf } from '../core/testResult.ts';
import { checkNumber, portRule } from '../core/numbers.ts';
import { ordered, pageOf, type PageQuery } from '../core/paging.ts';
import { chance } from '../core/random.ts';
import { refusal, type FieldRefusal } from '../core/refusal.ts';
import type { TunnelRow } from '../tables/connectorRows.ts';
import { reverseSsh, setupMs, ssh, wireGuard } from './tunnelSetup.ts';
import { tunnelTemplate, type TunnelTemplate } from './tunnelTemplates.ts';
import { announce, recordEffect, type World } from '../world/world.ts';

/** The sources and destinations that connect through a tunnel, archived ones included. */
const usersOf = ({ tables: { sources, destinations } }: World, id: number) =>
  [...sources.all(), ...destinations.all()].filter(({ tunnel_id }) => tunnel_id === id);

const show = (world: World, { due_at: _due, client_id: _client, ...row }: TunnelRow) => ({
  ...row,
  ...(world.hasAssumedFields && { used_by: usersOf(world, row.id).length }),
});

export interface TunnelListQuery extends PageQuery {
  readonly search?: string;
  readonly ordering?: string;
}

/** The tunnels, oldest first by default. The console puts active ones first (spec §4). */
export function list(world: World, query: TunnelListQuery, request: Request): WireResult<typeof listTunnels> {
  const wanted = comparableName(query.search ?? '');
  const found = world.tables.tunnels.all().filter(({ name }) => comparableName(name).includes(wanted));
  const sorted = ordered(found, query.ordering, {
    id: ({ id }) => id,
    name: ({ name }) => comparableName(name),
  });
  return pageOf(sorted, query, request, (row) => show(world, row));
}

function find({ tables }: World, id: number): TunnelRow {
  const row = tables.tunnels.get(id);
  if (!row) throw refusal.notFound();
  return row;
}

export const get = (world: World, id: number): WireResult<typeof getTunnel> => show(world, find(world, id));

const checkLength = (field: string, text: string | null | undefined): FieldRefusal[] => {
  if (!isLongerThan(text ?? '', maxLength.standard)) return [];
  const msg = `At most ${maxLength.standard} characters.`;
  return [{ loc: [field], msg, type: 'value_error.any_str.max_length' }];
};

/** Checks a new tunnel by the rules of spec §5, in its words. */
function check({ tables }: World, body: WireBody<typeof createTunnel>): FieldRefusal[] {
  const missing = (field: string, msg: string): FieldRefusal => ({
    loc: [field],
    msg,
    type: 'value_error.missing',
  });
  const noPlace = 'Select a provider or region';
  const isSsh = body.type === ssh;
  return [
    ...checkName({
      thing: 'tunnel',
      name: body.name,
      emptyMessage: 'Enter a tunnel name',
      most: maxLength.nodeName,
      others: tables.tunnels.all(),
    }),
    ...(body.type === wireGuard || isSsh || body.type === reverseSsh
      ? []
      : [{ loc: ['type'], msg: 'There is no such type.', type: 'value_error.enum' }]),
    ...(body.provider === 1 ? [] : [missing('provider', noPlace)]),
    ...(newTunnelRegions.some(({ value }) => value === body.region) ? [] : [missing('region', noPlace)]),
    ...(isSsh && !body.ssh_user?.trim() ? [missing('ssh_user', 'Enter a SSH user')] : []),
    ...(isSsh && body.ssh_port === null ? [missing('ssh_port', 'Enter a SSH port')] : []),
    ...checkNumber(['ssh_port'], body.ssh_port, portRule),
    ...(isSsh && !body.ssh_host?.trim() ? [missing('ssh_host', 'Enter a SSH host')] : []),
    ...checkLength('ssh_host', body.ssh_host),
    ...checkLength('ssh_user', body.ssh_user),
  ];
}

/** The start of every ed25519 public key (RFC 8709): the type, then the length of 32 bytes. */
const keyHead = '\0\0\0\x0bssh-ed25519\0\0\0\x20';

/** A valid public key. No private key exists for it. */
const publicKey = (seed: number, id: number): string => {
  const codes = Array.from({ length: 32 }, (_, index) => Math.floor(chance(seed, 'key', id, index) * 256));
  return `ssh-ed25519 ${btoa(keyHead + String.fromCharCode(...codes))} millrace-tunnel-${id}`;
};

export function create(world: World, body: WireBody<typeof createTunnel>): ReturnType<typeof show> {
  const errors = check(world, body);
  if (errors.length > 0) throw refusal.unprocessable(errors);
  const id = world.tables.tunnels.nextId();
  const host = body.ssh_host?.trim() || null;
  const row = show(
    world,
    world.tables.tunnels.put({
      ...body,
      id,
      client_id: world.clientId,
      name: body.name.trim(),
      ssh_host: host,
      ssh_port: body.ssh_port ?? tunnelDefaults.sshPort,
      ssh_user: body.ssh_user?.trim() || tunnelDefaults.sshUser,
      ssh_public_key: body.type === wireGuard ? null : publicKey(world.seed, id),
      setup_completed: false,
      is_active: false,
      due_at: host === 'unreachable.example' ? null : world.clock.now() + setupMs,
    }),
  );
  recordEffect(world, 'createTunnel', id);
  announce(world, ['tunnel', 'created'], id, { data: row });
  return row;
}

/** Deletes a tunnel that no source or destination uses, archived ones included: they need it when restored. */
export function remove(world: World, id: number): void {
  const row = find(world, id);
  const users = usersOf(world, row.id);
  if (users.length > 0) {
    const names = listNames(users.map(({ name }) => name));
    throw refusal.conflict(`This tunnel is used by ${names}. Change their connection first.`);
  }
  recordEffect(world, 'deleteTunnel', row.id);
  world.tables.tunnels.remove(row.id);
  announce(world, ['tunnel', 'deleted'], row.id);
}

export function test(world: World, id: number): WireResult<typeof testTunnel> {
  const row = find(world, id);
  return resultOf([
    { action: 'Check the setup', failure: !row.setup_completed && 'the tunnel has not been set up yet' },
    {
      action: row.type === reverseSsh ? 'Wait for the far side' : `Reach ${row.ssh_host ?? 'the gateway'}`,
      failure: !row.is_active && 'the other end does not respond',
    },
    { action: 'Send a test packet' },
  ]);
}

/** The file that `tunnelTemplatePath` downloads. */
export const template = (world: World, id: number, type: string): TunnelTemplate =>
  tunnelTemplate(world.seed, find(world, id), type);
