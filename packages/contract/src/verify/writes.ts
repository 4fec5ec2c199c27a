import type { Listed } from '../schema/openApiFile.ts';
import { authorise, channelsOf } from './channels.ts';
import { at, idOf, isGood, isObject, isPage, isRefusal, jsonOf, rowsOf, type Reply } from './exchange.ts';
import type { Notebook } from './notebook.ts';
import { checkForm, formOf } from './refusals.ts';
import type { Level } from './report.ts';
import type { Session } from './session.ts';
import type { OpenSocket, Socket } from './socket.ts';

export interface Scratch {
  readonly level: Exclude<Level, 'read'>;
  /** The signed-in user. */
  readonly me: unknown;
  readonly prefix: string;
  /** A source whose connection works. */
  readonly source: Readonly<Record<string, unknown>> | undefined;
  readonly openSocket: OpenSocket | undefined;
}

const eventLimitMs = 10_000;

/** Creates objects, changes them, and removes them. Removes them also if something fails on the way. */
export async function checkWrites(session: Session, notebook: Notebook, scratch: Scratch): Promise<void> {
  const { prefix } = scratch;
  /** How to remove what exists, newest last. */
  const created: { readonly call: Listed; readonly target: string }[] = [];
  const socket = await listen();

  const target = (name: string, id: string) => notebook.callNamed(name).path.replace(/\{\w+\}/, id);
  const note = (check: string, call: string, says: string, expected?: string, came?: string) =>
    notebook.note({
      check,
      severity: 'breaks',
      call,
      says,
      ...(expected !== undefined && { expected, came: came ?? '' }),
    });

  const write = async (
    name: string,
    address: string,
    body?: object,
  ): Promise<{ reply: Reply; body: unknown }> => {
    const call = notebook.callNamed(name);
    const method = call.method === 'patch' ? 'PATCH' : call.method === 'delete' ? 'DELETE' : 'POST';
    const reply = await session.write(method, address, body, { limitMs: call.operation['x-time-limit-ms'] });
    const read = notebook.read(call, reply);
    return { reply, body: read };
  };

  const readRow = async (name: string, id: string): Promise<unknown> => {
    const call = notebook.callNamed(name);
    return notebook.read(call, await session.get(target(name, id)));
  };

  /** Creates an object, and remembers how to remove it. An answer without the id is looked up by the name. */
  async function create(
    name: string,
    removal: string,
    list: string,
    body: { readonly name: string } & object,
  ): Promise<string | undefined> {
    const { reply, body: row } = await write(name, notebook.callNamed(name).path, body);
    if (!isGood(reply)) {
      notebook.note({
        check: 'create-refused',
        severity: 'degrades',
        call: name,
        says: `nothing could be created: status ${reply.status}`,
      });
      if (reply.status > 0) checkForm(notebook, name, reply);
      return undefined;
    }
    const id = idOf(row) ?? (await findByName(list, body.name));
    if (id === undefined) {
      note('create-lost', name, 'what was created is in no list');
      return undefined;
    }
    created.push({ call: notebook.callNamed(removal), target: target(removal, id) });
    return id;
  }

  async function findByName(list: string, name: string): Promise<string | undefined> {
    const query = new URLSearchParams({ search: name, page_size: '1000' });
    const reply = await session.get(`${notebook.callNamed(list).path}?${query}`);
    return idOf(rowsOf(jsonOf(reply)).find((row) => row['name'] === name));
  }

  /** Removes an object, and looks whether it is gone. */
  async function remove(name: string, get: string, id: string): Promise<void> {
    const address = target(name, id);
    const { reply } = await write(name, address);
    if (!isGood(reply)) return;
    const after = await session.get(target(get, id));
    if (isGood(after)) {
      note('remove-ignored', name, 'the object is still there', '404', `${after.status}`);
      return;
    }
    const index = created.findIndex((each) => each.target === address);
    if (index >= 0) created.splice(index, 1);
  }

  /** A body that must be refused, with the place of the fault. */
  async function expectRefusal(
    name: string,
    removal: string,
    body: object,
    { says, place }: { readonly says: string; readonly place: string },
  ): Promise<void> {
    const call = notebook.callNamed(name);
    const reply = await session.write('POST', call.path, body);
    if (isGood(reply)) {
      note('not-refused', name, says, '4xx', `${reply.status}`);
      const id = idOf(jsonOf(reply));
      if (id !== undefined) created.push({ call: notebook.callNamed(removal), target: target(removal, id) });
      return;
    }
    if (!isRefusal(reply)) return;
    checkForm(notebook, name, reply);
    if (isPage(reply)) return;
    const refused = jsonOf(reply);
    const form = formOf(refused);
    // A fault deep in a body shows what one at the top cannot.
    if (form === 'nested' || notebook.habits.errors === undefined) notebook.habits.errors = form;
    if (!JSON.stringify(refused ?? null).includes(`"${place}"`)) {
      notebook.note({
        check: 'refusal-place',
        severity: 'habit',
        call: name,
        says: `the refusal does not name the field ${place}`,
      });
    }
  }

  async function listen(): Promise<Socket | undefined> {
    const opened = await scratch.openSocket?.();
    if (!opened) {
      if (scratch.openSocket)
        notebook.note({
          check: 'realtime-unreachable',
          severity: 'degrades',
          says: 'the realtime server does not answer',
        });
      return undefined;
    }
    await opened.join('all', {});
    for (const channel of channelsOf(scratch.me)) {
      const permit = jsonOf(await authorise(session, notebook, channel, opened.id));
      const [auth, channelData] = [at(permit, 'auth'), at(permit, 'channel_data')];
      const isJoined = await opened.join(channel, {
        ...(typeof auth === 'string' && { auth }),
        ...(typeof channelData === 'string' && { channelData }),
      });
      if (!isJoined)
        notebook.note({
          check: 'channel-unjoined',
          severity: 'degrades',
          call: 'authoriseChannel',
          says: 'the realtime server refuses the permission of the service',
        });
    }
    return opened;
  }

  /** Waits for the event of a change. */
  async function expectEvent(name: string, id: string, call: string): Promise<void> {
    if (!socket) return;
    const found = await socket.waitFor(
      ({ event, data }) =>
        event === name && String(at(data, 'resource_id') ?? at(data, 'resource_data', 'id')) === id,
      eventLimitMs,
    );
    if (found) {
      notebook.habits.events ??= 'sent';
      return;
    }
    notebook.habits.events = 'none';
    notebook.note({
      check: 'event-missing',
      severity: 'degrades',
      call,
      says: `no event ${name} came within ${eventLimitMs} ms, so other pages do not follow`,
    });
  }

  /** The fields that had a value and have another one now. */
  const lostIn = (before: unknown, after: unknown, changed: readonly string[]): readonly string[] =>
    isObject(before)
      ? Object.keys(before).filter(
          (key) =>
            !changed.includes(key) &&
            ['string', 'number', 'boolean'].includes(typeof before[key]) &&
            (at(after, key) === undefined || at(after, key) === null),
        )
      : [];

  async function checkPipeline(): Promise<void> {
    const id = await create('createPipeline', 'deletePipeline', 'listPipelines', { name: prefix });
    if (id === undefined) return;
    await expectEvent('pipeline_created', id, 'createPipeline');
    const taken = { says: 'a name that is taken is accepted', place: 'name' };
    await expectRefusal('createPipeline', 'deletePipeline', { name: prefix }, taken);
    const empty = { says: 'an empty name is accepted', place: 'name' };
    await expectRefusal('createPipeline', 'deletePipeline', { name: '' }, empty);
    const before = await readRow('getPipeline', id);
    const name = `${prefix} renamed`;
    const { reply } = await write('updatePipeline', target('updatePipeline', id), { name });
    const after = await readRow('getPipeline', id);
    if (isGood(reply) && at(after, 'name') !== name)
      note('change-ignored', 'updatePipeline', 'a change is accepted and not stored');
    const lost = lostIn(before, after, ['name']);
    if (isGood(reply) && lost.length > 0)
      note('change-loses', 'updatePipeline', `a change of the name loses ${lost.join(', ')}`);
    await expectEvent('pipeline_updated', id, 'updatePipeline');
    const unprotected = await session.write(
      'PATCH',
      target('updatePipeline', id),
      { name: `${prefix} foreign` },
      { csrf: null },
    );
    const now = await readRow('getPipeline', id);
    if (isGood(unprotected) || at(now, 'name') === `${prefix} foreign`)
      note(
        'csrf-unchecked',
        'updatePipeline',
        'a write without the CSRF token is carried out',
        '403',
        `${unprotected.status}`,
      );
    if (scratch.source) await checkSource(id, scratch.source);
    await remove('deletePipeline', 'getPipeline', id);
    await expectEvent('pipeline_deleted', id, 'deletePipeline');
  }

  async function checkSource(pipeline: string, given: Readonly<Record<string, unknown>>): Promise<void> {
    const config = at(given, 'config');
    if (isObject(config) && typeof at(config, 'connection_config', 'host') === 'string') {
      const section = { ...(at(config, 'connection_config') as object), host: '' };
      const body = { ...given, name: `${prefix} no host`, config: { ...config, connection_config: section } };
      const blank = { says: 'a source without a host is accepted', place: 'host' };
      await expectRefusal('createSource', 'deleteSource', body, blank);
    }
    const id = await create('createSource', 'deleteSource', 'listSources', {
      ...given,
      name: `${prefix} source`,
    });
    if (id === undefined) return;
    const habits = [await habitOfConfig(id, given), await habitOfTables(pipeline, id)].filter(
      (each) => each !== undefined,
    );
    if (habits.length > 0) notebook.habits.writes = new Set(habits).size === 1 ? habits[0] : 'mixed';
    await write('updatePipeline', target('updatePipeline', pipeline), { source_id: null });
    // A source must be archived before it can be deleted.
    const call = notebook.callNamed('setSourceStatus');
    notebook.read(
      call,
      await session.write('POST', call.path.replace('{id}', id).replace('{status}', 'archived')),
    );
    await remove('deleteSource', 'getSource', id);
  }

  /** Sends one key of a section, and looks whether the others are still there. */
  async function habitOfConfig(id: string, given: Readonly<Record<string, unknown>>) {
    const section = 'connection_config';
    const before = at(await readRow('getSource', id), 'config', section);
    if (!isObject(before)) return undefined;
    const sent = at(given, 'config', section);
    const [key, ...others] = Object.keys(before).filter((name) => isObject(sent) && name in sent);
    if (key === undefined || others.length === 0) return undefined;
    const { reply } = await write('updateSource', target('updateSource', id), {
      config: { [section]: { [key]: before[key] } },
    });
    if (!isGood(reply)) return undefined;
    const after = at(await readRow('getSource', id), 'config', section);
    const isKept = others.every((name) => at(after, name) !== undefined);
    await write('updateSource', target('updateSource', id), { config: given['config'] });
    return isKept ? ('merge' as const) : ('replace' as const);
  }

  /** Sends one of two tables, and looks whether the other is still selected. */
  async function habitOfTables(pipeline: string, source: string) {
    await write('updatePipeline', target('updatePipeline', pipeline), { source_id: Number(source) });
    const call = notebook.callNamed('getSchemaCollections');
    const schema = notebook.read(
      call,
      await session.get(target(call.name, source), { limitMs: call.operation['x-time-limit-ms'] }),
    );
    const [one, other] = Object.keys(at(schema, 'collections') ?? {});
    if (one === undefined || other === undefined) return undefined;
    const mapping = (table: string) => ({ table, selected: true, excluded: [], custom_primary_keys: [] });
    const both = await write('updatePipeline', target('updatePipeline', pipeline), {
      sync_mappings: [mapping(one), mapping(other)],
    });
    if (!isGood(both.reply)) return undefined;
    const single = await write('updatePipeline', target('updatePipeline', pipeline), {
      sync_mappings: [mapping(one)],
    });
    if (!isGood(single.reply)) return undefined;
    const list = at(await readRow('getPipeline', pipeline), 'sync_mappings');
    const rest = Array.isArray(list) ? list.find((each) => at(each, 'table') === other) : undefined;
    return at(rest, 'selected') === true ? ('merge' as const) : ('replace' as const);
  }

  async function checkHook(): Promise<void> {
    const body = { name: `${prefix} hook`, url: 'https://contract-check.example.com/hook' };
    const id = await create('createHook', 'deleteHook', 'listHooks', body);
    if (id === undefined) return;
    const name = `${prefix} hook renamed`;
    const { reply } = await write('updateHook', target('updateHook', id), { name });
    const after = await readRow('getHook', id);
    if (isGood(reply) && at(after, 'name') !== name)
      note('change-ignored', 'updateHook', 'a change is accepted and not stored');
    if (isGood(reply) && at(after, 'url') !== undefined && at(after, 'url') !== body.url)
      note('change-loses', 'updateHook', 'a change of the name changes the address');
    const archived = await write('archiveHook', target('archiveHook', id));
    if (isGood(archived.reply)) {
      const answer = jsonOf(archived.reply);
      notebook.habits.actions =
        answer === undefined ? 'nothing' : idOf(answer) === undefined ? 'status' : 'object';
    }
    await remove('deleteHook', 'getHook', id);
  }

  async function checkTunnel(): Promise<void> {
    const id = await create('createTunnel', 'deleteTunnel', 'listTunnels', {
      name: `${prefix} tunnel`,
      type: 1,
      provider: 1,
      region: 1,
      ssh_host: 'contract-check.example.com',
      ssh_port: 22,
      ssh_user: 'ubuntu',
    } as { readonly name: string });
    if (id !== undefined) await remove('deleteTunnel', 'getTunnel', id);
  }

  /** Acts on the account, in ways that leave it as it was. */
  async function checkAccount(): Promise<void> {
    const zone = at(scratch.me, 'time_zone');
    const me = notebook.callNamed('updateMe');
    if (typeof zone === 'string') await write(me.name, me.path, { time_zone: zone });
    const settings = notebook.callNamed('updateClientNotificationSettings');
    const monthly = at(scratch.me, 'client', 'receive_monthly_notifications');
    if (typeof monthly === 'boolean')
      await write(settings.name, settings.path, { receive_monthly_notifications: monthly });
    const invite = notebook.callNamed('inviteUser');
    const email = `${prefix}@contract-check.example.com`;
    const invited = await write(invite.name, invite.path, { email, role: 'team_member' });
    if (!isGood(invited.reply)) return;
    const query = new URLSearchParams({ search: email, page_size: '1000' });
    const users = jsonOf(await session.get(`${notebook.callNamed('listUsers').path}?${query}`));
    const id = idOf(rowsOf(users).find((row) => row['email'] === email));
    if (id === undefined) note('create-lost', invite.name, 'who was invited is in no list');
    else await write('deleteInvite', target('deleteInvite', id));
  }

  try {
    await checkPipeline();
    await checkHook();
    await checkTunnel();
    if (scratch.level === 'full') await checkAccount();
  } finally {
    socket?.close();
    for (const { call, target: address } of created.toReversed()) {
      const reply = await session.write('DELETE', address);
      if (!isGood(reply))
        notebook.note({
          check: 'left-behind',
          severity: 'degrades',
          call: call.name,
          says: `an object of this check could not be removed; its name begins with ${prefix}`,
          expected: '2xx',
          came: `${reply.status}`,
        });
    }
  }
}
