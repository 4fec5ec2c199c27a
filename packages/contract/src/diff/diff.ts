import { answerSchema, bodySchema, callsOf, type Listed, type OpenApiFile } from '../schema/openApiFile.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';
import { isWithin } from './within.ts';

/** As in semver, for a service. `major`: one that fitted the old file may not fit the new one. */
export const changeLevels = ['patch', 'minor', 'major'] as const;
export type ChangeLevel = (typeof changeLevels)[number];

/** One difference between two files. */
export interface Change {
  readonly call: string;
  readonly level: ChangeLevel;
  /** One sentence. */
  readonly says: string;
  /** The screens that make the call. */
  readonly screens: readonly string[];
}

export interface Difference {
  /** The highest level; nothing if the files say the same. */
  readonly level: ChangeLevel | undefined;
  readonly changes: readonly Change[];
}

const rank = (level: ChangeLevel): number => changeLevels.indexOf(level);

/** What a tool reads, without the texts for people. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, each]) => !(['description', 'summary', 'x-shown-in'].includes(key) && typeof each === 'string'),
  );
  return Object.fromEntries(kept.map(([key, each]) => [key, bare(each)]));
};

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Compares the files of two releases, from the view of a service. */
export function compareFiles(before: OpenApiFile, after: OpenApiFile): Difference {
  const changes: Change[] = [];
  const note = (call: string, level: ChangeLevel, says: string) => {
    const screens = [...after['x-screens'], ...before['x-screens']]
      .filter(({ needs, parts, does }) => [...needs, ...parts, ...does].includes(call))
      .map(({ name }) => name);
    changes.push({ call, level, says, screens: [...new Set(screens)] });
  };
  const older = new Map(callsOf(before).map((each) => [each.name, each]));
  const newer = new Map(callsOf(after).map((each) => [each.name, each]));

  for (const [name] of older) if (!newer.has(name)) note(name, 'minor', 'it is no longer called');
  for (const [name, call] of newer) {
    const old = older.get(name);
    if (old) compareCalls(old, call);
    else noteNew(name);
  }
  const highest = changes.map(({ level }) => rank(level)).reduce((one, other) => Math.max(one, other), -1);
  return {
    level: changeLevels[highest],
    changes: changes.toSorted((one, other) => rank(other.level) - rank(one.level)),
  };

  /** A screen that worked must go on without a call that nobody has written yet. */
  function noteNew(name: string): void {
    const known = new Set(before['x-screens'].map((screen) => screen.name));
    const isNeeded = after['x-screens'].some(
      (screen) => known.has(screen.name) && screen.needs.includes(name),
    );
    note(
      name,
      isNeeded ? 'major' : 'minor',
      isNeeded ? 'it is new, and a known screen needs it' : 'it is new',
    );
  }

  function compareCalls(old: Listed, call: Listed): void {
    const { name } = call;
    if (old.method !== call.method || old.path !== call.path)
      note(name, 'major', `its address is now ${call.method.toUpperCase()} ${call.path}`);
    if (!isEqual(old.operation.security, call.operation.security))
      note(name, 'major', 'who may call it changed');
    compareAnswers(old, call);
    compareBodies(old, call);
    if (!isEqual(bare(old.operation.parameters), bare(call.operation.parameters)))
      note(name, 'minor', 'its parameters changed');
    const [limit, oldLimit] = [call.operation['x-time-limit-ms'], old.operation['x-time-limit-ms']];
    if (limit < oldLimit)
      note(name, 'major', `its answer must come within ${limit} ms instead of ${oldLimit}`);
    else if (limit > oldLimit) note(name, 'patch', `its answer may take ${limit} ms instead of ${oldLimit}`);
  }

  function compareAnswers(old: Listed, call: Listed): void {
    const [was, is] = [answerSchema(old.operation), answerSchema(call.operation)];
    if (!is) {
      if (was) note(call.name, 'patch', 'its answer is no longer read');
      return;
    }
    if (!was) {
      note(call.name, 'major', 'its answer is read now');
      return;
    }
    const wide = { schema: is, named: after.components.schemas };
    const narrow = { schema: was, named: before.components.schemas };
    if (!isWithin(narrow, wide)) note(call.name, 'major', 'an answer that fitted may not fit now');
    else if (!isEqual(expanded(was, before), expanded(is, after)))
      note(call.name, 'minor', 'what is read of its answer changed');
  }

  function compareBodies(old: Listed, call: Listed): void {
    const [was, is] = [bodySchema(old.operation), bodySchema(call.operation)];
    const [wasSent, isSent] = [old, call].map(
      ({ operation }) => Object.keys(operation.requestBody?.content ?? {})[0],
    );
    if (was === undefined && is === undefined) return;
    if (was === undefined || is === undefined || wasSent !== isSent) {
      note(call.name, 'major', 'whether or how a body is sent changed');
      return;
    }
    const sent = { schema: is, named: after.components.schemas };
    const known = { schema: was, named: before.components.schemas };
    if (!isWithin(sent, known)) note(call.name, 'major', 'the console may send what it did not send before');
    else if (!isEqual(expanded(was, before), expanded(is, after)))
      note(call.name, 'minor', 'its body changed');
  }
}

/** A schema with everything that it refers to. */
function expanded(schema: JsonSchema, { components }: OpenApiFile): unknown {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (key === '$ref' && typeof each === 'string') {
        const name = each.slice(each.lastIndexOf('/') + 1);
        if (!names.has(name)) {
          names.add(name);
          visit(components.schemas[name]);
        }
      }
      visit(each);
    }
  };
  visit(schema);
  const used = [...names].toSorted().map((name) => [name, components.schemas[name]]);
  return bare([schema, used]);
}

/** The difference for people. */
export function differenceText({ level, changes }: Difference): string {
  if (level === undefined) return 'The files say the same.\n';
  const lines = changes.map(({ call, level: own, says, screens }) => {
    const where = screens.length > 0 ? ` (${screens.join(', ')})` : '';
    return `  ${own}: ${call}: ${says}${where}`;
  });
  return [`The difference is ${level}.`, ...lines, ''].join('\n');
}
