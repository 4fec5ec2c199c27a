import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDisguise, sentences } from '../packages/contract/src/record/disguise.ts';
import {
  openRecorder,
  readRecording,
  writeRecording,
  type Recording,
} from '../packages/contract/src/record/recording.ts';
import {
  originOf,
  recordedPassword,
  replayFreely,
  replayInOrder,
} from '../packages/contract/src/record/replay.ts';
import { formats } from '../packages/contract/src/schema/formats.ts';
import { kindOf } from '../packages/contract/src/schema/kindOf.ts';
import { at, jsonOf, rowsOf, type Reply, type Send } from '../packages/contract/src/verify/exchange.ts';
import type { Report } from '../packages/contract/src/verify/report.ts';
import { ownValues } from '../packages/contract/src/verify/reads.ts';
import { openSession, type Person } from '../packages/contract/src/verify/session.ts';
import { verify } from '../packages/contract/src/verify/verify.ts';
import { injectAll, readFaults } from './contractFaults.test.data.ts';
import { startPlainService } from '../e2e/plainService/plainService.ts';
import { people as plainPeople } from '../e2e/plainService/data.ts';
import { sendTo } from '../packages/contract/src/verify/exchange.ts';
import { file } from './contract.test.data.ts';
import { admin, member, openTwin, sendToTwin } from './contractVerify.test.data.ts';

const origin = 'http://twin.test';

/** Checks a service and records it at once. */
async function record(send: Send, people: readonly Person[], from = origin) {
  const heard: Reply[] = [];
  const recorder = openRecorder(
    file,
    async (sent) => {
      const reply = await send(sent);
      heard.push(reply);
      return reply;
    },
    from,
  );
  const report = await verify({ file, send: recorder.send, origin: from, people });
  // As it comes back from a file.
  const recording = readRecording(writeRecording(recorder.recording(people)));
  return { report, recording, heard };
}

const check = (recording: Recording): Promise<Report> =>
  verify({
    file,
    send: replayInOrder(recording),
    origin: originOf(recording),
    people: recording.people.map((each) => ({ ...each, password: recordedPassword })),
  });

/** All texts of a value, and the names of its fields. The names in a configuration are the service's own. */
function textsIn(value: unknown, isOwn = false): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, isOwn));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(isOwn ? [] : [key]),
    ...textsIn(each, isOwn || key === 'config'),
  ]);
}

describe('a recording', () => {
  it.each([
    ['the twin', sendToTwin(openTwin()), [admin, member]],
    ['a twin with every fault of reads', injectAll(readFaults, sendToTwin(openTwin())), [admin]],
    ['a twin without assumed fields', sendToTwin(openTwin({ hasAssumedFields: false })), [admin]],
  ])(
    'of %s gives the same report as the service',
    async (_, send, people) => {
      const { report, recording } = await record(send, people);
      expect(await check(recording)).toEqual(report);
    },
    120_000,
  );

  it('of the plain service gives the same report, whatever its habits', async () => {
    const service = await startPlainService();
    const person = { name: 'admin', ...plainPeople.admin };
    try {
      for (const switches of [
        {},
        { lists: 'bare', endedSession: 401 },
        { proxyErrors: 'html', filters: 'ignored' },
        { errors: 'nested', optionalFields: 'missing', pageSizeCap: 5 },
      ] as const) {
        service.reset(switches);
        const { report, recording } = await record(sendTo(service.origin), [person], service.origin);
        expect(await check(recording)).toEqual(report);
      }
    } finally {
      await service.close();
    }
  }, 120_000);

  it('has no text of the service but names of fields, times, and words of the contract', async () => {
    const { recording, heard } = await record(sendToTwin(openTwin()), [admin, member]);
    const written = writeRecording(recording);
    const kept = new Set(recording.exchanges.flatMap(({ reply }) => textsIn(jsonOf(reply))));
    const words = new Set([...(file['x-words'] ?? []), ...namesIn(file), ...sentences, ...ownValues]);
    const isHarmless = (text: string) =>
      words.has(text) || formats['date-time'](text) || formats.date(text) || !/[\p{L}\p{N}]/u.test(text);
    const secrets = [...new Set(heard.flatMap((reply) => textsIn(jsonOf(reply) ?? reply.text)))].filter(
      (text) => !isHarmless(text),
    );
    expect(secrets.length).toBeGreaterThan(300);
    // A replacement can be a text of the service by chance only where there are few texts of its form.
    expect(secrets.filter((text) => text.length > 3 && kept.has(text))).toEqual([]);
    // A column can be called like a field of a configuration.
    const long = secrets.filter((text) => text.length > 9 && !/^[a-z_]+$/.test(text));
    expect(long.length).toBeGreaterThan(200);
    expect(long.filter((text) => written.includes(text))).toEqual([]);
    for (const secret of [admin.email, admin.password, member.email, 'Orders to warehouse', 'public.orders'])
      expect(written).not.toContain(secret);
  }, 120_000);
});

describe('a replay', () => {
  it('answers in any order, and changes nothing', async () => {
    const { recording } = await record(sendToTwin(openTwin()), [admin]);
    const session = openSession(replayFreely(recording), originOf(recording));
    expect((await session.get('/api/v1/user/me/')).status).toBe(401);
    await session.write(
      'POST',
      '/api/v1/login/',
      { email: 'a@b.example', password: 'any' },
      { encoding: 'form' },
    );
    const list = jsonOf(await session.get('/api/v1/pipeline/?status=active&page_size=25&ordering=name'));
    expect(rowsOf(list).length).toBeGreaterThan(5);
    expect(rowsOf(list).map((row) => row['status'])).toContain('running');
    const [row] = rowsOf(list);
    const detail = jsonOf(await session.get(`/api/v1/pipeline/${Number(row?.['id'])}/`));
    expect(at(detail, 'name')).toBe(row?.['name']);
    expect((await session.write('DELETE', '/api/v1/pipeline/1/')).status).toBe(405);
    expect((await session.get('/api/v1/nothing/')).status).toBe(404);
  }, 120_000);
});

describe('a disguise', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.emailAddress(),
    fc.webUrl(),
    fc.stringMatching(/^\d{1,20}$/),
    fc.stringMatching(/^[0-9０-９٠-٩@.éÉ-]{1,12}$/),
    fc.stringMatching(/^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?$/),
  );

  it('keeps the kind and the length of every text, and gives no text twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyText, { maxLength: 60 }), (texts) => {
        const disguise = openDisguise();
        for (const text of texts) {
          const replaced = disguise.of(text);
          expect(replaced.length).toBe(text.length);
          expect(kindOf(replaced)).toBe(kindOf(text));
          expect(disguise.of(text)).toBe(replaced);
          expect(disguise.known(text)).toBe(replaced);
        }
        // Texts of a few letters have few others of their form.
        const long = texts.filter((text) => /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(text));
        expect(new Set(long.map((text) => disguise.of(text))).size).toBe(long.length);
      }),
    );
  });

  it('leaves no letter or digit where it was in all places', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9@. -]{6,40}$/), (text) => {
        fc.pre(/[A-Za-z0-9]{2}/.test(text) && !formats['date-time'](text) && !formats.date(text));
        expect(openDisguise().of(text)).not.toBe(text);
      }),
    );
  });
});

/** Every name of a field in the file. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(key === 'properties' && typeof each === 'object' && each !== null ? Object.keys(each) : []),
    ...namesIn(each),
  ]);
}
