import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changeLevels, compareFiles, differenceText } from '../diff/diff.ts';
import { openRecorder, readRecording, writeRecording, type Recording } from '../record/recording.ts';
import { originOf, recordedPassword, replayFreely, replayInOrder } from '../record/replay.ts';
import { serveReplay } from '../record/serveReplay.ts';
import type { OpenApiFile } from '../schema/openApiFile.ts';
import { isObject, sendTo } from '../verify/exchange.ts';
import { isPassed, levels, reportJunit, reportText, type Level, type Report } from '../verify/report.ts';
import type { Person } from '../verify/session.ts';
import { socketTo } from '../verify/socket.ts';
import { verify } from '../verify/verify.ts';
import { hasPassword, readPerson, UsageError } from './passwords.ts';

/** Everything outside the program, so that tests can replace it. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readStdin(): string;
  print(text: string): void;
  complain(text: string): void;
  /** Hides the command line from others on the machine. */
  hideArguments(): void;
  /** The path of `openapi.json`. */
  readonly contract: string;
  /** Waits until the person stops the program. */
  untilStopped(): Promise<void>;
}

const usage = `Use:
  millrace-contract verify --origin https://api.example --as admin=ada@example.com [--as member=…]
      --level read|scratch|full   What it may do. read (default): GET, and signing in and out.
                                  scratch: creates objects named contract-check… and removes them.
                                  full: also acts on people; for an account that exists for the purpose.
      --passwords -               Reads lines name=password from standard input. Without it, the password of
                                  admin is in MILLRACE_PASSWORD_ADMIN.
      --source source.json        With scratch: a source whose connection works, as {"data_store", "config"}.
      --realtime wss://host/app/key  With scratch: also waits for events.
      --json FILE, --junit FILE   Writes the report for programs. Reports contain kinds and lengths, never values.
      --contract FILE             Another openapi.json than the package's own.
      --recording FILE            Checks a recording in place of a service. Needs no --origin and no --as.

  millrace-contract record --origin https://api.example --as admin=ada@example.com --to FILE
                                  Reads as verify does, and writes the answers: every text is replaced by another one
                                  of its kind and length. Numbers, times and the names of fields stay.

  millrace-contract replay FILE [--port 8000]
                                  Answers like the recorded service, so that a console can be put in front of it.
                                  Everyone can sign in; nothing can be changed.

  millrace-contract diff OLD [NEW]   Which calls changed between two openapi.json, at which level, on which screens.
                                     Without NEW, compares with the package's own.
      --fail-on major|minor|patch    Ends with 1 from this level on. Default: major.

verify and record end with 0 if the console works with the service, 1 if something breaks, 2 if the command is wrong.`;

const options = {
  origin: { type: 'string' },
  as: { type: 'string', multiple: true },
  level: { type: 'string' },
  passwords: { type: 'string' },
  source: { type: 'string' },
  realtime: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  contract: { type: 'string' },
  recording: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const isLevel = (text: string): text is Level => (levels as readonly string[]).includes(text);

function readLevel(text = 'read'): Level {
  if (!isLevel(text)) throw new UsageError(`--level is one of ${levels.join(', ')}.`);
  return text;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : 'no JSON'}`);
  }
}

/** What has both is what the export wrote. */
const isContract = (content: unknown): content is OpenApiFile =>
  isObject(content) && isObject(content['paths']) && Array.isArray(content['x-screens']);

/** @throws {UsageError} if the file is something else */
function readContract(file: string): OpenApiFile {
  const content = readJson(file);
  if (!isContract(content)) throw new UsageError(`${file} is no openapi.json of this package.`);
  return content;
}

function readSource(file: string): Readonly<Record<string, unknown>> {
  const content = readJson(file);
  if (!isObject(content)) throw new UsageError(`${file} is no source.`);
  return content;
}

function addressOf(text: string | undefined): string {
  if (text === undefined || !/^https?:/.test(text) || !URL.canParse(text))
    throw new UsageError('--origin needs an address such as https://api.example.');
  return new URL(text).origin;
}

/** Who signs in, by what the command line says. */
function readPeople(
  named: readonly string[] = [],
  passwords: string | undefined,
  around: Surroundings,
): Person[] {
  if (named.length === 0) throw new UsageError('--as names who signs in.');
  if (named.some(hasPassword)) {
    around.hideArguments();
    around.complain(
      'A password in the command line can be read by others on this machine, and stays in the history of the shell.',
    );
  }
  const stdin = passwords === '-' ? around.readStdin() : '';
  return named.map((each) => readPerson(each, { env: around.env, stdin }));
}

function readRecorded(file: string): Recording {
  try {
    return readRecording(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be replayed: ${error instanceof Error ? error.message : 'no JSON'}`);
  }
}

async function runVerify(args: readonly string[], around: Surroundings): Promise<number> {
  const { values } = parseArgs({ args: [...args], options, strict: true });
  if (values.help) {
    around.print(usage);
    return 0;
  }
  const level = readLevel(values.level);
  const file = readContract(values.contract ?? around.contract);
  const report = values.recording === undefined ? await ofService() : await ofRecording(values.recording);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  if (values.junit !== undefined) writeFileSync(values.junit, reportJunit(report));
  around.print(reportText(report));
  return isPassed(report) ? 0 : 1;

  function ofService(): Promise<Report> {
    const origin = addressOf(values.origin);
    return verify({
      file,
      send: sendTo(origin),
      origin,
      people: readPeople(values.as, values.passwords, around),
      level,
      ...(values.source !== undefined && { source: readSource(values.source) }),
      ...(values.realtime !== undefined && { openSocket: socketTo(values.realtime) }),
    });
  }

  function ofRecording(path: string): Promise<Report> {
    const recording = readRecorded(path);
    if (level !== 'read') throw new UsageError('A recording has only what the level read asks for.');
    return verify({
      file,
      send: replayInOrder(recording),
      origin: originOf(recording),
      people: recording.people.map((each) => ({ ...each, password: recordedPassword })),
    });
  }
}

async function runRecord(args: readonly string[], around: Surroundings): Promise<number> {
  const {
    origin: address,
    as,
    passwords,
    contract,
    to,
  } = parseArgs({
    args: [...args],
    options: {
      origin: options.origin,
      as: options.as,
      passwords: options.passwords,
      contract: options.contract,
      to: { type: 'string' },
    },
  }).values;
  if (to === undefined) throw new UsageError('--to names the file of the recording.');
  const origin = addressOf(address);
  const people = readPeople(as, passwords, around);
  const file = readContract(contract ?? around.contract);
  const recorder = openRecorder(file, sendTo(origin), origin);
  const report = await verify({ file, send: recorder.send, origin, people });
  const recording = recorder.recording(people);
  writeFileSync(to, writeRecording(recording));
  around.print(
    `Wrote ${recording.exchanges.length} answers to ${to}. Texts are replaced; numbers, times and the names of fields are not. Read it before you send it to others.`,
  );
  return report.signedIn ? 0 : 1;
}

async function runReplay(args: readonly string[], around: Surroundings): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  const port = Number(values.port ?? '8000');
  if (path === undefined) throw new UsageError('replay needs the file of a recording.');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError('--port is a number.');
  const server = await serveReplay(replayFreely(readRecorded(path)), port);
  around.print(`The recording answers at ${server.origin}. Any address and any password sign in.`);
  await around.untilStopped();
  await server.close();
  return 0;
}

async function runDiff(args: readonly string[], around: Surroundings): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { 'fail-on': { type: 'string' } },
    allowPositionals: true,
  });
  const [before, after = around.contract] = positionals;
  if (before === undefined)
    throw new UsageError('diff needs the older openapi.json, and can have a newer one.');
  const limit = changeLevels.findIndex((level) => level === (values['fail-on'] ?? 'major'));
  if (limit === -1) throw new UsageError(`--fail-on is one of ${changeLevels.join(', ')}.`);
  const difference = compareFiles(readContract(before), readContract(after));
  around.print(differenceText(difference));
  const { level } = difference;
  return level !== undefined && changeLevels.indexOf(level) >= limit ? 1 : 0;
}

const commands: Readonly<Record<string, (args: readonly string[], around: Surroundings) => Promise<number>>> =
  {
    verify: runVerify,
    record: runRecord,
    replay: runReplay,
    diff: runDiff,
  };

/** Runs a command, and returns the exit code. */
export async function main([name = '', ...args]: readonly string[], around: Surroundings): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    around.complain(usage);
    return 2;
  }
  try {
    return await command(args, around);
  } catch (error) {
    const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    if (!isUsage) throw error;
    around.complain(`${error.message}\n\n${usage}`);
    return 2;
  }
}
