import type { OpenApiFile } from '../schema/openApiFile.ts';
import { at, isGood, jsonOf, type Reply, type Send } from './exchange.ts';
import { checkLists } from './lists.ts';
import { openNotebook, type Notebook } from './notebook.ts';
import { readAll } from './reads.ts';
import { checkAbsent, checkCookies, checkForm, checkSignedOut, checkWriteProtection } from './refusals.ts';
import type { Habits, Level, Report } from './report.ts';
import { csrfCookie, openSession, type Person, type Session } from './session.ts';
import { judgeScreens } from './verdict.ts';
import { checkChannels } from './channels.ts';
import { checkWrites, type Scratch } from './writes.ts';
import type { OpenSocket } from './socket.ts';

export interface VerifyOptions {
  readonly file: OpenApiFile;
  readonly send: Send;
  /** The origin as browsers see it; writes name it. */
  readonly origin: string;
  /** Who signs in. The first one should be an admin. */
  readonly people: readonly Person[];
  /** @default 'read' */
  readonly level?: Level;
  /** Names of own objects begin with it. @default 'contract-check' and random characters */
  readonly prefix?: string;
  /** A source whose connection works, for the level `scratch`. */
  readonly source?: Scratch['source'];
  /** Opens a socket to the realtime server. Without it, events are not checked. */
  readonly openSocket?: OpenSocket;
}

const nobody = { email: 'contract-check@nobody.example', password: 'contract-check' };

/** Signs in as the console does: it fetches the CSRF cookie, then sends the form. */
async function signIn(
  session: Session,
  notebook: Notebook,
  { email, password }: Omit<Person, 'name'>,
): Promise<Reply> {
  await session.get(notebook.callNamed('getMe').path);
  return session.write('POST', notebook.callNamed('login').path, { email, password }, { encoding: 'form' });
}

/** Asks a service everything that the level allows, one request at a time. */
export async function verify(options: VerifyOptions): Promise<Report> {
  const { file, send, origin, people, level = 'read' } = options;
  const notebook = openNotebook(file);
  const session = openSession(send, origin);
  const [person, ...others] = people;
  const login = notebook.callNamed('login');

  await checkStranger();
  const signedIn = person !== undefined && (await enter(session, person));
  if (person && signedIn) {
    const read = await readAll(session, notebook);
    await checkLists(session, notebook, read);
    await checkAbsent(session, notebook, read.aimed);
    await checkSignedOut(openSession(send, origin), notebook, read.aimed);
    const me = read.answers.get('getMe');
    if (level !== 'read') {
      await checkWrites(session, notebook, {
        level,
        me,
        prefix: options.prefix ?? `contract-check-${Math.random().toString(36).slice(2, 8)}`,
        source: options.source,
        openSocket: options.openSocket,
      });
    }
    await checkChannels(session, notebook, me);
    await checkWriteProtection(session, notebook, () => signIn(session, notebook, person));
  }
  let areAllIn = signedIn;
  for (const other of others) areAllIn = (await readAs(other)) && areAllIn;

  const calls = notebook.calls();
  const findings = notebook.findings();
  return {
    level,
    signedIn: areAllIn,
    habits: { ...notebook.habits, ...optionalFieldsIn(notebook) },
    calls,
    findings,
    screens: judgeScreens(file, calls, findings),
  };

  /** Someone with wrong credentials gets a refusal with a reason. */
  async function checkStranger(): Promise<void> {
    const reply = await signIn(openSession(send, origin), notebook, nobody);
    if (isGood(reply))
      notebook.note({
        check: 'not-refused',
        severity: 'breaks',
        call: login.name,
        says: 'wrong credentials are accepted',
        expected: '400 or 401',
        came: `${reply.status}`,
      });
    else if (reply.status > 0) checkForm(notebook, login.name, reply);
  }

  async function enter(own: Session, who: Person): Promise<boolean> {
    const reply = await signIn(own, notebook, who);
    notebook.read(login, reply);
    if (!isGood(reply)) {
      const why = reply.failure ?? `status ${reply.status}`;
      notebook.note({
        check: 'sign-in',
        severity: 'breaks',
        call: login.name,
        says: `${who.name} cannot sign in: ${why}`,
      });
      return false;
    }
    checkCookies(notebook, reply.setCookies, origin.startsWith('https:'));
    if (!own.cookies.has(csrfCookie)) {
      notebook.note({
        check: 'csrf-cookie-missing',
        severity: 'breaks',
        says: `there is no cookie ${csrfCookie}, so no write can repeat it`,
      });
    }
    if (own.cookies.size < 2 && own.cookies.has(csrfCookie)) {
      notebook.note({
        check: 'session-cookie-missing',
        severity: 'breaks',
        says: 'signing in sets no cookie of a session',
      });
    }
    return true;
  }

  /** Reads as someone else, who may see less. */
  async function readAs(other: Person): Promise<boolean> {
    const own = openSession(send, origin);
    if (!(await enter(own, other))) return false;
    const me = notebook.callNamed('getMe');
    const reply = await own.get(me.path);
    notebook.read(me, reply);
    const email = at(jsonOf(reply), 'email');
    if (typeof email === 'string' && email.toLowerCase() !== other.email.toLowerCase()) {
      notebook.note({
        check: 'other-person',
        severity: 'breaks',
        call: me.name,
        says: `${other.name} signs in and is someone else`,
      });
    }
    await own.write('POST', notebook.callNamed('logout').path);
    return true;
  }
}

function optionalFieldsIn(notebook: Notebook): Pick<Habits, 'optionalFields'> {
  const part = notebook.omittedPart();
  return part === undefined ? {} : { optionalFields: part < 0.5 ? 'sent' : 'missing' };
}
