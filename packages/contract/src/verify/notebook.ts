import { observe, type Effect, type Observation } from '../schema/fit.ts';
import { answerSchema, callsOf, type Listed, type OpenApiFile } from '../schema/openApiFile.ts';
import { resolve, type JsonSchema } from '../schema/jsonSchema.ts';
import { isGood, isPage, jsonOf, type Reply } from './exchange.ts';
import type { CallReport, Finding, Habits } from './report.ts';

interface Noted {
  good: number;
  ms: number | undefined;
  /** Why it did not answer; the latest reason. */
  why: string | undefined;
  isRefused: boolean;
  isAsked: boolean;
  /** Assumed fields, by their name and what shows them. */
  readonly without: Map<string, { readonly field: string; readonly shownIn: string }>;
  readonly present: Set<string>;
  readonly omitted: Set<string>;
}

/** What a check has seen so far. */
export interface Notebook {
  readonly file: OpenApiFile;
  /** The call with this name. */
  callNamed(name: string): Listed;
  readonly habits: { -readonly [Name in keyof Habits]: Habits[Name] };
  note(finding: Finding): void;
  /** Reads the answer to a call, and returns its body if it is usable. */
  read(call: Listed, reply: Reply): unknown;
  /** Says that a call cannot be made, and why. */
  cannotReach(call: Listed, why: string): void;
  findings(): readonly Finding[];
  calls(): readonly CallReport[];
  /** Which part of the fields that may be left out is left out by the objects that were read alone; from 0 to 1. */
  omittedPart(): number | undefined;
}

/** The fields of a schema that the specification names and a service may leave out. */
const optionalIn = (schema: JsonSchema, { components }: OpenApiFile): readonly string[] => {
  const { properties = {}, required = [] } = resolve(schema, components.schemas);
  return Object.entries(properties).flatMap(([key, part]) =>
    required.includes(key) || part['x-assumed'] || part['x-tolerated'] ? [] : [`/${key}`],
  );
};

const remarks: Readonly<Partial<Record<Effect, string>>> = {
  breaks: 'the console cannot read the answer',
  drops: 'the value is dropped',
  mistyped: 'an assumed field has another type, so it counts as missing',
};

/** The same place in any row. */
const patternOf = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

function stateOf({ good, isAsked, isRefused }: Noted, differs: boolean): CallReport['state'] {
  if (good > 0) return differs ? 'differs' : 'fits';
  if (!isAsked) return 'unchecked';
  return isRefused ? 'refused' : 'unreachable';
}

/** Opens a notebook about the calls of a file. */
export function openNotebook(file: OpenApiFile): Notebook {
  const listed = callsOf(file);
  const noted = new Map<string, Noted>();
  const findings = new Map<string, Finding>();

  const about = ({ name }: Listed): Noted => {
    const known = noted.get(name);
    if (known) return known;
    const fresh: Noted = {
      good: 0,
      ms: undefined,
      why: undefined,
      isRefused: false,
      isAsked: false,
      without: new Map(),
      present: new Set(),
      omitted: new Set(),
    };
    noted.set(name, fresh);
    return fresh;
  };

  const note = (finding: Finding): void => {
    const { check, call, pointer, expected, came } = finding;
    const key = [check, call, pointer === undefined ? finding.says : patternOf(pointer), expected, came].join(
      '\n',
    );
    const known = findings.get(key);
    findings.set(key, known ? { ...known, places: (known.places ?? 1) + 1 } : finding);
  };

  const noteObserved = (call: Listed, { pointer, effect, expected, came, shownIn }: Observation) => {
    const field = pointer.slice(pointer.lastIndexOf('/') + 1);
    const key = `${field} ${shownIn ?? ''}`;
    if (effect === 'absent') about(call).without.set(key, { field, shownIn: shownIn ?? '' });
    if (effect === 'present') about(call).present.add(key);
    if (effect === 'omitted') about(call).omitted.add(patternOf(pointer));
    const says = remarks[effect];
    if (says === undefined) return;
    // A write that succeeded stays one, whatever it answers.
    const isRead = call.method === 'get' || call.operation['x-kind'] === 'probe';
    const severity = effect === 'breaks' && isRead ? 'breaks' : 'degrades';
    note({ check: `answer-${effect}`, severity, call: call.name, says, pointer, expected, came });
  };

  const readGood = (call: Listed, reply: Reply, schema: JsonSchema | undefined): unknown => {
    const body = jsonOf(reply);
    if (isPage(reply)) {
      note({
        check: 'page-for-people',
        severity: 'breaks',
        call: call.name,
        says: 'a page of HTML came in place of an answer',
      });
      return undefined;
    }
    if (!schema) return body;
    if (body === undefined) {
      const severity = call.method === 'get' ? 'breaks' : 'habit';
      note({
        check: 'no-json',
        severity,
        call: call.name,
        says: 'the answer is not JSON',
        expected: 'JSON',
        came: reply.text === '' ? 'nothing' : 'text',
      });
      return undefined;
    }
    for (const each of observe(schema, body, file.components.schemas)) noteObserved(call, each);
    return body;
  };

  return {
    file,
    habits: {},
    note,
    callNamed(name) {
      const found = listed.find((each) => each.name === name);
      if (!found) throw new Error(`The file has no call ${name}.`);
      return found;
    },
    read(call, reply) {
      const own = about(call);
      own.isAsked = true;
      own.ms = Math.max(own.ms ?? 0, reply.ms);
      const limit = call.operation['x-time-limit-ms'];
      if (reply.failure === 'timeout' || reply.ms > limit) {
        note({
          check: 'slow',
          severity: 'breaks',
          call: call.name,
          says: `the answer took longer than ${limit} ms`,
        });
      }
      if (isGood(reply)) {
        own.good += 1;
        return readGood(call, reply, answerSchema(call.operation));
      }
      own.why =
        reply.failure ?? (isPage(reply) ? `a page of HTML with ${reply.status}` : `status ${reply.status}`);
      own.isRefused = [401, 402, 403, 409, 422, 429].includes(reply.status) && !isPage(reply);
      return undefined;
    },
    cannotReach(call, why) {
      about(call).why ??= why;
    },
    findings: () => [...findings.values()],
    omittedPart() {
      const single = listed.filter(
        ({ name, method, operation }) =>
          method === 'get' && operation['x-kind'] === 'detail' && (noted.get(name)?.good ?? 0) > 0,
      );
      const optional = single.flatMap((call) => {
        const schema = answerSchema(call.operation);
        return schema ? optionalIn(schema, file).map((field) => about(call).omitted.has(field)) : [];
      });
      return optional.length === 0 ? undefined : optional.filter(Boolean).length / optional.length;
    },
    calls: () =>
      listed.map((call): CallReport => {
        const own = noted.get(call.name);
        if (!own) return { call: call.name, state: 'unchecked', without: [], omits: [] };
        const differs = [...findings.values()].some(
          (each) => each.call === call.name && each.check.startsWith('answer-') && each.severity === 'breaks',
        );
        const state = stateOf(own, differs);
        // A field that some rows have is known to the service.
        const without = [...own.without].filter(([key]) => !own.present.has(key)).map(([, each]) => each);
        return {
          call: call.name,
          state,
          ...(own.good === 0 && own.why !== undefined && { why: own.why }),
          ...(own.ms !== undefined && { ms: own.ms }),
          without: without.toSorted((one, other) => (one.field < other.field ? -1 : 1)),
          omits: [...own.omitted].toSorted(),
        };
      }),
  };
}
