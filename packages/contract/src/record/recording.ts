import { answerSchema, callsOf, type Listed, type OpenApiFile } from '../schema/openApiFile.ts';
import { isGood, isObject, jsonOf, type Reply, type Send, type Sent } from '../verify/exchange.ts';
import { notFilters } from '../verify/lists.ts';
import { ownValues } from '../verify/reads.ts';
import { csrfCookie, type Person } from '../verify/session.ts';
import { openDisguise, type Disguise } from './disguise.ts';
import { redactValue } from './redact.ts';

/** What the service can tell about a request. */
export interface Question {
  readonly method: Sent['method'];
  /** Path and query. */
  readonly target: string;
  /** Whether it has the cookie of a session. */
  readonly hasSession: boolean;
  /** Whether the token is that of the cookie. */
  readonly csrf: 'right' | 'wrong' | 'none';
  readonly isOwnOrigin: boolean;
}

/** A request with its answer. */
export interface Exchange extends Question {
  readonly reply: Reply;
}

/** What a service answered: every text is replaced by another one of its kind and length. */
export interface Recording {
  readonly format: 'millrace-recording-1';
  readonly isSecure: boolean;
  /** Who signed in, in this order. Their addresses are replaced like every text. */
  readonly people: readonly Omit<Person, 'password'>[];
  readonly exchanges: readonly Exchange[];
}

const cookiesIn = (line = ''): ReadonlyMap<string, string> =>
  new Map(
    line.split('; ').map((pair) => {
      const index = pair.indexOf('=');
      return [pair.slice(0, index), pair.slice(index + 1)];
    }),
  );

/** Reads a request as a service does. */
export function questionOf({ method, target, headers }: Sent, ownOrigin: string): Question {
  const cookies = cookiesIn(headers['Cookie']);
  const token = headers['X-CSRFToken'];
  const { Origin: from = ownOrigin } = headers;
  return {
    method,
    target,
    hasSession: [...cookies.keys()].some((name) => name !== '' && name !== csrfCookie),
    csrf: token === undefined ? 'none' : token === cookies.get(csrfCookie) ? 'right' : 'wrong',
    isOwnOrigin: from === ownOrigin,
  };
}

/** `Domain` names a host, and the value is a secret. */
const redactCookie = (line: string): string =>
  line.replace(/^([^=;]+)=[^;]+/, '$1=recorded').replace(/;\s*domain=[^;]*/i, '; Domain=recorded.example');

const patternOf = ({ path }: Listed): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '([^/]+)')}$`);

/** Long pages for people say no more than their beginning. */
const longestPage = 2000;

/** Sends as before, and writes down what came, without any value. */
export function openRecorder(
  file: OpenApiFile,
  send: Send,
  origin: string,
): { readonly send: Send; recording(people: readonly Person[]): Recording } {
  const disguise = openDisguise();
  // An address with one of them stays the same, whatever the service answers.
  for (const value of ownValues) disguise.keep(value);
  const exchanges: Exchange[] = [];
  // A path with a word in place of a parameter goes first.
  const calls = callsOf(file)
    .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
    .map((call) => ({ call, pattern: patternOf(call) }));

  const callOf = (method: string, path: string): Listed | undefined =>
    calls.find(({ call, pattern }) => call.method.toUpperCase() === method && pattern.test(path))?.call;

  function redactReply(reply: Reply, call: Listed | undefined): Reply {
    const body = jsonOf(reply);
    const schema = isGood(reply) && call ? answerSchema(call.operation) : { $ref: refusal };
    const text =
      body === undefined
        ? disguise.of(reply.text.slice(0, longestPage))
        : JSON.stringify(redactValue(body, schema, file, disguise, !isGood(reply)));
    return {
      ...reply,
      text,
      location: disguise.of(reply.location),
      setCookies: reply.setCookies.map(redactCookie),
    };
  }

  return {
    async send(sent) {
      const reply = await send(sent);
      const question = questionOf(sent, origin);
      const call = callOf(sent.method, sent.target.split('?')[0] ?? '');
      const redacted = redactReply(reply, call);
      exchanges.push({ ...question, target: redactTarget(sent.target, call, disguise), reply: redacted });
      return reply;
    },
    recording: (people) => ({
      format: 'millrace-recording-1',
      isSecure: origin.startsWith('https:'),
      people: people.map(({ name, email }) => ({ name, email: disguise.of(email) })),
      exchanges,
    }),
  };
}

const refusal = '#/components/schemas/Refusal';

/** Values in an address come from an answer, or are the check's own. */
function redactTarget(target: string, call: Listed | undefined, disguise: Disguise): string {
  const [path = '', search] = target.split('?');
  const parts = call?.path.split('/');
  const segments = path
    .split('/')
    .map((segment, index) =>
      parts?.[index] === segment ? segment : encodeURIComponent(disguise.known(decodeURIComponent(segment))),
    );
  if (search === undefined) return segments.join('/');
  const query = [...new URLSearchParams(search)].map(([name, value]) => [
    name,
    notFilters.includes(name) ? value : disguise.known(value),
  ]);
  return `${segments.join('/')}?${new URLSearchParams(query)}`;
}

/** @throws an Error if the text is no recording */
export function readRecording(text: string): Recording {
  const read: unknown = JSON.parse(text);
  if (!isRecording(read)) throw new Error('This is no recording of this version.');
  return read;
}

const isRecording = (value: unknown): value is Recording =>
  isObject(value) && value['format'] === 'millrace-recording-1' && Array.isArray(value['exchanges']);

/** One exchange per line, so that a difference of two recordings can be read. */
export const writeRecording = ({ exchanges, ...rest }: Recording): string =>
  `${JSON.stringify({ ...rest, exchanges: [] }).slice(0, -2)}\n${exchanges.map((each) => JSON.stringify(each)).join(',\n')}\n]}\n`;
