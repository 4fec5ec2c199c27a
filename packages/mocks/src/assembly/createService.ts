import { getResponse } from 'msw/utils/get-response';
import { createMswHandlers } from '../handlers/mswHandlers.ts';
import { twinMarker } from '../marker.ts';
import { answerForeign } from '../pages/foreignPages.ts';
import type { Hub, Published } from '../realtime/hub.ts';
import { scenarioToxics, type ScenarioName } from '../scenarios/scenarios.ts';
import type { Store } from '../store/store.ts';
import { createClock, type Clock, type ClockOptions } from '../service/core/clock.ts';
import type { LetterRow } from '../service/tables/accountRows.ts';
import { createTables } from '../service/tables/tables.ts';
import { runDueTasks } from './dueTasks.ts';
import type { FeatureAudiences } from '@millrace/ui/domain/policies';
import { audiencesIn, type Environment } from '../service/world/features.ts';
import { createKeeper } from './keeping.ts';
import { populate } from './populate.ts';
import { refusal } from '../service/core/refusal.ts';
import { createToxicity } from '../service/faults/toxicity.ts';
import type { Toxic } from '../service/faults/toxicKinds.ts';
import { createRequestLog } from '../service/world/requestLog.ts';
import { createBackend, type Effect, type RequestEntry } from '../service/world/world.ts';
import { issueCode, type Consent, type IssuedCode } from '../service/oauth/codes.ts';

export interface ServiceOptions {
  /** The scenario of the world; an existing world in the store takes precedence. @default 'busyAccount' */
  scenario?: ScenarioName;
  /** Stores the world beyond the service; in memory by default. */
  store?: Store;
  /** The service's clock. @default a manual one, at the machine's time */
  clock?: ClockOptions;
  /** Two services with the same seed and time start the same and stay the same. @default 1 */
  seed?: number;
  /** Initial faults. @default the scenario's */
  toxics?: readonly Toxic[];
  /**
   * The email of the person signed in without cookies, `null` for nobody yet; without it, cookies and CSRF tokens are
   * required.
   */
  person?: string | null;
  /** Whether responses contain fields that the specification does not show. @default true */
  hasAssumedFields?: boolean;
  /** The deployment environment, which decides who has which feature (spec §6). @default 'development' */
  environment?: Environment;
  /** Overrides of the environment's features. */
  features?: FeatureAudiences;
  /** Gets a sentence when changes cannot be stored, and when they can be again. @default console.error */
  report?: (sentence: string) => void;
}

export interface Inspection {
  /** A marker in the twin's responses, and in any bundle that contains it. */
  readonly service: typeof twinMarker;
  readonly scenario: string;
  /** The service's time, as ISO date-time. */
  readonly now: string;
  /** Requests by call, including those with a fault. */
  readonly requests: Readonly<Record<string, number>>;
  /** The latest requests with their effects, oldest first. */
  readonly log: readonly RequestEntry[];
  /** Effects of requests, oldest first. */
  readonly effects: readonly Effect[];
  /** The sent letters, oldest first. */
  readonly mail: readonly Omit<LetterRow, 'id' | 'client_id'>[];
  readonly sockets: ReturnType<Hub['sockets']>;
  readonly toxics: readonly Toxic[];
}

/** One service: its own rows, clock, sessions and sockets. Two services share nothing. */
export interface Service {
  readonly clock: Clock;
  readonly hub: Hub;
  /** Answers a request to the API, for any host. */
  handle(request: Request): Promise<Response>;
  /** Answers a request to a third party, below {@link foreignPaths}. */
  visit(request: Request): Promise<Response>;
  /** Moves the clock and runs the tasks that are due; with 0 only the latter. Never fails for lack of disk space. */
  advance(ms: number): void;
  /** Sends an event as the service would. */
  publish(channel: string, name: string, data: unknown): void;
  /** Calls a listener for every event. @returns a function that stops it */
  onEvent(listener: (event: Published) => void): () => void;
  /** Authorises access at a provider without its pages. @returns the input of the exchange */
  authorise(consent: Consent): IssuedCode;
  setToxics(toxics: readonly Toxic[]): void;
  /** Whether a current fault breaks connections before a response. */
  isBreaking(): boolean;
  inspect(): Inspection;
  /** Ends open responses and sockets, and closes the store. */
  dispose(): void;
}

const notStored = () =>
  refusal.unavailable('The service has no room to store this. Nothing was changed. Try again later.');

/** In characters; MSW, which matches the call, matches no longer addresses. */
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
  report = console.error,
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

  const handlers = createMswHandlers({ backend, toxicity, log, runDueTasks: () => runDueTasks(backend) });

  const keeper = createKeeper(backend, report);

  const keep = ({ method }: Request, response: Response): Response => {
    // The response is sent only after its effects are stored.
    const isKept = disposal.signal.aborted || keeper.keep();
    const isRead = method === 'GET' || method === 'HEAD';
    return withCommonHeaders(isKept || isRead ? response : notStored().toResponse(), clock);
  };

  return {
    clock,
    hub: backend.hub,
    async handle(request) {
      if (request.url.length > longestAddress) return keep(request, refusal.addressTooLong().toResponse());
      const isHead = request.method === 'HEAD';
      const asked = isHead ? new Request(request, { method: 'GET' }) : request;
      const answer = (await getResponse(handlers, asked)) ?? new Response(null, { status: 404 });
      return keep(request, isHead ? withoutBody(answer) : answer);
    },
    async visit(request) {
      runDueTasks(backend);
      return keep(request, await answerForeign(backend, request));
    },
    advance(ms) {
      clock.advance(ms);
      // Tasks whose results cannot be stored are still due the next time.
      runDueTasks(backend);
      keeper.keep();
      backend.releaseEvents();
    },
    publish(channel, name, data) {
      backend.publish(channel, name, data);
      backend.sendEvents();
    },
    onEvent: backend.onEvent,
    authorise(consent) {
      const issued = issueCode(backend, consent);
      if (!keeper.keep()) throw notStored();
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
      keeper.keep();
      store?.close();
    },
  };
}

/** The response to HEAD: the same as to GET, without the body. */
function withoutBody(answer: Response): Response {
  if (answer.type === 'error') return answer;
  void answer.body?.cancel();
  return new Response(null, answer);
}

/** `Date` is the service's own time, so that a client that corrects its clock follows a moved one. */
function withCommonHeaders(response: Response, clock: Clock): Response {
  if (response.type === 'error') return response;
  response.headers.set('Date', new Date(clock.now()).toUTCString());
  response.headers.set('Cache-Control', 'no-store');
  if (!response.headers.has('X-Request-Id')) response.headers.set('X-Request-Id', crypto.randomUUID());
  return response;
}
