import { getResponse } from 'msw/utils/get-response';
import { createMswHandlers } from '../handlers/mswHandlers.ts';
import { twinMarker } from '../marker.ts';
import { answerForeign } from '../pages/foreignPages.ts';
import type { Hub, Published } from '../realtime/hub.ts';
import { scenarioToxics, type ScenarioName } from '../scenarios/scenarios.ts';
import type { Store } from '../store/store.ts';
import { createClock, type Clock, type ClockOptions } from './core/clock.ts';
import type { LetterRow } from './accounts/accountRows.ts';
import { runDueTasks } from './dueTasks.ts';
import type { FeatureAudiences } from '@millrace/ui/domain';
import { audiencesIn, type Environment } from './core/features.ts';
import { populate } from './core/populate.ts';
import { refusal } from './core/refusal.ts';
import { createTables } from './core/tables.ts';
import { createToxicity } from './faults/toxicity.ts';
import type { Toxic } from './faults/toxicKinds.ts';
import { createRequestLog } from './requestLog.ts';
import { createBackend, type Effect, type RequestEntry } from './core/world.ts';
import { issueCode, type Consent, type IssuedCode } from './oauth/codes.ts';

export interface ServiceOptions {
  /** What the world begins with; a store that holds one already wins. @default 'busyAccount' */
  scenario?: ScenarioName;
  /** Keeps the world beyond the service; without it all is in memory. */
  store?: Store;
  /** How its time runs. @default a manual one, at the machine's time */
  clock?: ClockOptions;
  /** Two services with the same seed and time begin alike and stay alike. @default 1 */
  seed?: number;
  /** Faults to begin with. @default the scenario's */
  toxics?: readonly Toxic[];
  /** The e-mail of who is signed in without cookies, `null` for nobody yet; left out, cookies and CSRF tokens decide. */
  person?: string | null;
  /** Whether answers hold what the specification does not show. @default true */
  hasAssumedFields?: boolean;
  /** Where the service is deployed, which decides who has which feature (spec §6). @default 'development' */
  environment?: Environment;
  /** Who has which feature, in place of what holds in the environment. */
  features?: FeatureAudiences;
}

export interface Inspection {
  /** Marks the twin's answers, and any bundle that it is in. */
  readonly service: typeof twinMarker;
  readonly scenario: string;
  /** The service's time, as ISO date-time. */
  readonly now: string;
  /** Requests by call, spoiled ones included. */
  readonly requests: Readonly<Record<string, number>>;
  /** The latest requests one by one, with what each has changed, oldest first. */
  readonly log: readonly RequestEntry[];
  /** What requests have changed, oldest first. */
  readonly effects: readonly Effect[];
  /** The letters that were sent, oldest first. */
  readonly mail: readonly Omit<LetterRow, 'id' | 'client_id'>[];
  readonly sockets: ReturnType<Hub['sockets']>;
  readonly toxics: readonly Toxic[];
}

/** One service: its own rows, clock, sessions and sockets. Nothing is shared between two. */
export interface Service {
  readonly clock: Clock;
  readonly hub: Hub;
  /** Answers a request to the API, whatever its host. */
  handle(request: Request): Promise<Response>;
  /** Answers a request to a foreign party that people are sent to, below {@link foreignPaths}. */
  visit(request: Request): Promise<Response>;
  /** Moves the clock and lets happen what is due; with 0 only the latter. */
  advance(ms: number): void;
  /** Sends an event as if the service had something to say. */
  publish(channel: string, name: string, data: unknown): void;
  /** Hears every event that goes out. @returns the way to stop */
  onEvent(listener: (event: Published) => void): () => void;
  /** Has somebody agree at a provider, without its pages. @returns what the exchange is to be asked with */
  authorise(consent: Consent): IssuedCode;
  setToxics(toxics: readonly Toxic[]): void;
  /** Whether a fault in force breaks connections before an answer. */
  isBreaking(): boolean;
  inspect(): Inspection;
  /** Ends open answers and sockets, and closes the store. */
  dispose(): void;
}

/** In characters; MSW, which finds the call, matches none that are longer. */
const longestAddress = 8_192;

/** A stateful stand-in for the service, behind the same contract. */
export function createService({
  scenario = 'busyAccount',
  store,
  clock: clockOptions,
  seed = 1,
  toxics,
  person,
  hasAssumedFields = true,
  environment = 'development',
  features = audiencesIn(environment),
}: ServiceOptions = {}): Service {
  const disposal = new AbortController();
  const clock = createClock(clockOptions);
  const rows = createTables(store);
  const begun = rows.facts.get('scenario')?.value ?? scenario;
  const toxicity = createToxicity({
    toxics: toxics ?? scenarioToxics(begun),
    seed,
    disposed: disposal.signal,
  });
  const backend = createBackend({ clock, seed, rows, person, hasAssumedFields, features, toxicity });
  const log = createRequestLog(clock);
  populate(backend, scenario);

  const handlers = createMswHandlers({ backend, toxicity, log });

  const keep = (response: Response): Response => {
    // The answer is given only after what it reports is kept.
    if (!disposal.signal.aborted) rows.commit();
    return withCommonHeaders(response, clock);
  };

  return {
    clock,
    hub: backend.hub,
    async handle(request) {
      if (request.url.length > longestAddress) return keep(refusal.addressTooLong().toResponse());
      const isHead = request.method === 'HEAD';
      const asked = isHead ? new Request(request, { method: 'GET' }) : request;
      const answer = (await getResponse(handlers, asked)) ?? new Response(null, { status: 404 });
      return keep(isHead ? withoutBody(answer) : answer);
    },
    async visit(request) {
      runDueTasks(backend);
      return keep(await answerForeign(backend, request));
    },
    advance(ms) {
      clock.advance(ms);
      runDueTasks(backend);
      backend.releaseEvents();
      rows.commit();
    },
    publish: backend.publish,
    onEvent: backend.onEvent,
    authorise(consent) {
      const issued = issueCode(backend, consent);
      rows.commit();
      return issued;
    },
    setToxics: toxicity.replace,
    isBreaking: () => toxicity.list().some(({ kind }) => kind === 'network' || kind === 'lost'),
    inspect: () => ({
      service: twinMarker,
      scenario: begun,
      now: new Date(clock.now()).toISOString(),
      requests: log.counts(),
      log: log.entries(),
      effects: [...backend.effects],
      mail: rows.letters.all().map(({ id: _id, client_id: _client, ...letter }) => letter),
      sockets: backend.hub.sockets(),
      toxics: toxicity.list(),
    }),
    dispose() {
      if (disposal.signal.aborted) return;
      disposal.abort();
      backend.hub.drop(4200);
      for (const waiting of backend.waiting) waiting.giveUp();
      rows.commit();
      store?.close();
    },
  };
}

/** What HEAD gets: all that GET would, but the body. */
function withoutBody(answer: Response): Response {
  if (answer.type === 'error') return answer;
  void answer.body?.cancel();
  return new Response(null, answer);
}

/** `Date` is the service's own, so that a client that corrects its clock by it follows a moved one. */
function withCommonHeaders(response: Response, clock: Clock): Response {
  if (response.type === 'error') return response;
  response.headers.set('Date', new Date(clock.now()).toUTCString());
  response.headers.set('Cache-Control', 'no-store');
  if (!response.headers.has('X-Request-Id')) response.headers.set('X-Request-Id', crypto.randomUUID());
  return response;
}
