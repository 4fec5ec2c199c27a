import { isConnector } from '@millrace/ui/domain';
import { stepsThrough, type Step, type TestTarget } from './connectionSteps.ts';
import { endingWord } from './connectionWords.ts';
import { leavesOf, type Config, type Path } from './nodeConfig.ts';
import { missingIn } from './requirements.ts';
import { brokenConnection, refusal, type FieldRefusal } from '../core/refusal.ts';
import type { TunnelRow } from '../core/rows.ts';
import { wait } from '../core/waiting.ts';
import type { World } from '../core/world.ts';

/** A step as it came out, on the wire. */
interface WireStep {
  readonly action: string;
  readonly message: string | null;
  readonly success: boolean | null;
  readonly mandatory: boolean;
  readonly error?: { readonly message: string };
}

interface WireTestResult {
  readonly success: boolean;
  readonly results: WireStep[];
}

/** How long `slow.example` takes, wherever it was typed, in milliseconds of the service's time. */
export const slowMs = 45_000;

const inConfig = (path: Path): FieldRefusal['loc'] => ['body', 'config', ...path];

function checkWords(config: Config): void {
  const word = endingWord(config);
  if (word) throw word.ending.refuse(inConfig(word.path));
}

/** Where a type is said: a destination's configuration says its own. */
const typeAt = { source: ['data_store'], destination: ['config', 'destination_type'] } as const;

/** A type is a connector of its kind; `pinterest` is no destination. */
function checkType({ kind, type }: TestTarget): void {
  if (isConnector(kind, type)) return;
  const msg = `There is no ${kind} of the type "${type}".`;
  throw refusal.unprocessable([{ loc: typeAt[kind], msg, type: 'value_error.enum' }]);
}

function checkRequired({ kind, type, config }: TestTarget): void {
  const missing = missingIn(kind, type, config);
  if (missing.length === 0) return;
  throw refusal.unprocessable(
    missing.map((path) => ({
      loc: inConfig(path),
      msg: 'This field is required.',
      type: 'value_error.missing',
    })),
  );
}

/** The tunnel that a test is asked to go through. */
function tunnelOf({ tables }: World, id: number | null): TunnelRow | undefined {
  const tunnel = tables.tunnels.get(id);
  if (id === null || tunnel) return tunnel;
  throw refusal.unprocessable([
    { loc: ['tunnel_id'], msg: 'This does not exist.', type: 'value_error.reference' },
  ]);
}

/** The steps as they came out. After one that the connection cannot do without, the rest is not tried. */
export function resultOf(steps: readonly Step[]): WireTestResult {
  let isEnded = false;
  const results = steps.map(({ action, failure, isOptional }): WireStep => {
    const step = { action, message: null, mandatory: !isOptional };
    if (isEnded) return { ...step, success: null };
    if (!failure) return { ...step, success: true };
    isEnded = isOptional !== true;
    return { ...step, success: false, error: { message: failure } };
  });
  return { success: !isEnded, results };
}

/** Tests a connection, by the tunnel if one is named. @param signal ends a test that nobody waits for any more */
export async function testConnection(
  world: World,
  tested: TestTarget,
  tunnelId: number | null,
  signal: AbortSignal,
): Promise<WireTestResult> {
  checkType(tested);
  checkRequired(tested);
  checkWords(tested.config);
  const isSlow = Array.from(leavesOf(tested.config)).some(([, value]) => value === 'slow.example');
  if (isSlow && !(await wait(world, slowMs, signal))) throw brokenConnection();
  return resultOf(stepsThrough(tunnelOf(world, tunnelId), tested, world.clock.now()));
}
