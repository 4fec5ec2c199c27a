import { globSync, readFileSync } from 'node:fs';
import type { Call } from '@millrace/ui/contract';
import type { CallFacts } from '../../packages/contract/src/export/openApi.ts';
import { timeLimitOf } from '../../packages/console/src/data/client/timeLimits.ts';
import { createService } from '../../packages/mocks/src/assembly/createService.ts';
import { createBrowser, testStart } from '../../packages/mocks/src/assembly/service.test.data.ts';
import {
  addressOf,
  bodyOf,
  documented,
  isGood,
  type Documented,
} from '../../packages/mocks/src/handlers/everyCall/contract.test.data.ts';
import { stripCitations } from '../../packages/ui/stripCitations.ts';

const declaration = /\/\*\*((?:(?!\*\/)[^])*?)\*\/\s*export const (\w+) = defineCall\(/g;

/** The comments of the declarations, as Markdown. */
function readDocs(): ReadonlyMap<string, string> {
  const sources = globSync('packages/ui/src/contract/**/*.ts', { exclude: ['**/*.test.ts'] });
  return new Map(
    sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(declaration)].map(([, comment = '', name = '']) => {
        const lines = stripCitations(comment).replaceAll(/^\s*\* ?/gm, '');
        const text = lines.replaceAll(/\s+/g, ' ').replaceAll(/\{@link (\w+)\}/g, '`$1`');
        return [name, text.trim()] as const;
      }),
    ),
  );
}

/** `listSources` becomes `List sources.` */
const spokenName = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};

/** Calls whose answers may contain a token. */
const kindsWithTokens = ['billing', 'channel', 'credentials', 'oauth', 'session', 'token'];

const admin = 'admin@acme.example';

type Browser = ReturnType<typeof createBrowser>;

const open = (person: string | null): Browser =>
  createBrowser(createService({ person, clock: { at: testStart } }));

/** Answers of the twin at a fixed time. A write changes only its own world; reads share one. */
function createExamples(): (asked: Documented) => Promise<unknown> {
  const forReads = open(admin);
  return async ({ call, sample: { as = admin, ...request } }) => {
    const { send } = call.method === 'GET' && as === admin ? forReads : open(as);
    const response = await send(call.method, addressOf(call, request), bodyOf(call, request.body));
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
}

const longest = { text: 200, fields: 40 };

/** Pairs, such as a range or a point of a series, have a fixed length. */
const isPair = (list: readonly unknown[]): boolean =>
  list.length === 2 && list.every((each) => typeof each !== 'object');

/** An example says enough with the first item of a list, the start of a long text, and a few of many entries. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > longest.text) return `${value.slice(0, longest.text)}…`;
  if (Array.isArray(value)) return isPair(value) ? value : value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries.length > longest.fields ? entries.slice(0, 1) : entries;
  return Object.fromEntries(kept.map(([key, each]) => [key, shortened(each)]));
}

/** What the repository knows of each call: its comment, the twin's documented outcomes, and an answer of the twin. */
export async function readFacts(): Promise<(call: Call) => CallFacts> {
  const docs = readDocs();
  const facts = new Map<string, CallFacts>();
  const [answerOf, answerAgain] = [createExamples(), createExamples()];
  for (const each of documented) {
    const { name, call, isPublic, outcomes, sample } = each;
    const answer = await answerOf(each);
    const again = kindsWithTokens.includes(call.kind) ? await answerAgain(each) : answer;
    // An answer with a token differs each time, and would make the files stale each time.
    const isSteady = JSON.stringify(answer) === JSON.stringify(again);
    facts.set(name, {
      doc: docs.get(name) ?? spokenName(name),
      isPublic,
      statuses: [
        ...outcomes.filter((outcome) => !isGood(outcome) || outcome === sample).map(({ status }) => status),
        ...(isPublic ? [] : [401]),
        ...(call.method === 'GET' ? [404] : [403]),
      ],
      request: sample.body,
      ...(isSteady && { answer: shortened(answer) }),
      timeLimitMs: timeLimitOf(call),
    });
  }
  return (call) => {
    const found = facts.get(call.name);
    if (!found) throw new Error(`The twin does not answer ${call.name}.`);
    return found;
  };
}
