import { isOAuthProvider, type OAuthProvider } from '@millrace/ui/domain/connectors';
import { featureToggles } from '@millrace/ui/domain/policies';
import * as v from 'valibot';
import { callHandlers } from '../../handlers/all.ts';
import { scenarios } from '../../scenarios/scenarios.ts';
import { environments } from '../../service/world/features.ts';
import { closeCode, toxic, toxicUsage } from '../../service/faults/toxicKinds.ts';

const scenarioNames = Object.keys(scenarios) as (keyof typeof scenarios)[];

/** The end of the twin's time, in milliseconds since the epoch; dates far beyond it are invalid. */
export const endOfTime = Date.UTC(2200, 0);

/** ISO date-time, or milliseconds since the epoch. */
const instant = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => new Date(value).getTime()),
  v.minValue(0),
  v.maxValue(endOfTime),
);
/** A fault on an unknown call would have no effect, without any error. */
const toxics = v.array(
  v.pipe(
    toxic,
    v.check((each) => !('call' in each) || each.call === '*' || Object.hasOwn(callHandlers, each.call)),
  ),
);

/** Overrides of the features: everyone, or the clients with these ids. */
const audience = v.optional(v.union([v.literal('everyone'), v.array(v.number())]));
const audiences = v.strictObject(v.entriesFromList(featureToggles, audience));

export const sessionRequest = {
  schema: v.strictObject({
    scenario: v.optional(v.picklist(scenarioNames)),
    seed: v.optional(v.pipe(v.number(), v.safeInteger())),
    clock: v.optional(
      v.strictObject({ mode: v.optional(v.picklist(['real', 'manual'])), at: v.optional(instant) }),
    ),
    toxics: v.optional(toxics),
    has_assumed_fields: v.optional(v.boolean()),
    environment: v.optional(v.picklist(environments)),
    features: v.optional(audiences),
  }),
  usage:
    '{ scenario?, seed?, clock?: { mode?, at? }, toxics?, has_assumed_fields?, environment?, features? }',
};
export const clockRequest = {
  schema: v.union([
    v.strictObject({ advance_ms: v.pipe(v.number(), v.minValue(0)) }),
    v.strictObject({ set: instant }),
  ]),
  usage: '{ advance_ms } or { set }',
};
const event = v.strictObject({ channel: v.string(), name: v.string(), data: v.optional(v.unknown(), {}) });
export const eventsRequest = {
  // A single value becomes a list first, so that an error names its field.
  schema: v.pipe(
    v.unknown(),
    v.transform((body) => (Array.isArray(body) ? body : [body])),
    v.array(event),
  ),
  usage: '{ channel, name, data? }, or a list of them',
};
export const toxicsRequest = {
  schema: toxics,
  usage: `a list of ${toxicUsage}`,
};
export const authorisationRequest = {
  schema: v.strictObject({
    provider: v.custom<OAuthProvider>((value) => typeof value === 'string' && isOAuthProvider(value)),
    state: v.optional(v.string()),
    code_challenge: v.optional(v.string()),
    redirect_uri: v.optional(v.pipe(v.string(), v.url())),
    account: v.optional(v.string()),
  }),
  usage: '{ provider, state?, code_challenge?, redirect_uri?, account? }',
};
export const socketsRequest = {
  schema: v.strictObject({
    drop: v.optional(closeCode),
    refuse: v.optional(v.union([v.boolean(), closeCode])),
    quota: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
    complain: v.optional(closeCode),
  }),
  usage:
    '{ drop?, refuse?, quota?, complain? }, where drop, refuse and complain are codes from 4000 to 4999, ' +
    'refuse may be true or false, and quota is a number of sockets or null',
};

/** An invalid control request, and its error message. */
export class BadControl extends Error {}

/** The input of a control: its schema, and the error message for invalid input. */
interface Shape<Schema extends v.GenericSchema> {
  readonly schema: Schema;
  readonly usage: string;
}

/**
 * The decoded input of a control.
 * @throws BadControl
 */
export async function read<Schema extends v.GenericSchema>(
  { schema, usage }: Shape<Schema>,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  const text = await request.text();
  let body: unknown;
  try {
    body = text ? JSON.parse(text) : {};
  } catch {
    throw new BadControl(`The body is not JSON. It takes ${usage}.`);
  }
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  const fault = issue.received === 'undefined' ? 'is missing' : 'is not understood';
  throw new BadControl(`${place === null ? 'The body' : `"${place}"`} ${fault}. It takes ${usage}.`);
}
