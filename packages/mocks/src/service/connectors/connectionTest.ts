import { isConnectorType } from '@millrace/ui/domain';
import { requiredSettings, stepsOf, type Step, type TestTarget } from './connectionSteps.ts';
import { setting } from './nodeConfig.ts';
import { brokenConnection, Refusal, refusal } from '../core/refusal.ts';
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

/** How long the host `slow.example` takes, in milliseconds of the service's time. */
export const slowMs = 45_000;

/**
 * Hosts whose test does not get as far as its steps (docs/twin.md). Everything is decided by what was typed, so that
 * stories, tests and people at the demo reach each outcome by the same way as in the product.
 */
const hostRefusals: Readonly<Record<string, () => Refusal>> = {
  'invalid.example': () =>
    refusal.unprocessable([
      {
        loc: ['body', 'config', 'connection_config', 'host'],
        msg: 'This host does not resolve to an address.',
        type: 'value_error.host',
      },
    ]),
  'refused.example': () => new Refusal(422, { detail: 'The connection was refused.' }),
  'silent.example': () => new Refusal(422, {}),
  'broken.example': () => new Refusal(500, { detail: 'A server error occurred.' }),
  'reset.example': () => brokenConnection(),
};

function checkRequired(tested: TestTarget): void {
  const missing = requiredSettings(tested).filter((key) => setting(tested.config, key).trim() === '');
  if (missing.length === 0) return;
  throw refusal.unprocessable(
    missing.map((key) => ({
      loc: ['body', 'config', 'connection_config', key],
      msg: 'This field is required.',
      type: 'value_error.missing',
    })),
  );
}

function tunnelStep({ tables }: World, tunnelId: number | null): readonly Step[] {
  if (tunnelId === null) return [];
  const tunnel = tables.tunnels.get(tunnelId);
  if (!tunnel) {
    throw refusal.unprocessable([
      { loc: ['tunnel_id'], msg: 'This does not exist.', type: 'value_error.reference' },
    ]);
  }
  const failure = !tunnel.is_active && 'the tunnel is not active';
  return [{ action: `Go through tunnel ${tunnel.name}`, failure }];
}

/** The steps as they came out. After one that the connection cannot do without, the rest is not tried. */
export function resultOf(steps: readonly Step[]): WireTestResult {
  let isEnded = false;
  const results = steps.map(({ action, failure, isOptional = false }): WireStep => {
    const step = { action, message: null, mandatory: !isOptional };
    if (isEnded) return { ...step, success: null };
    if (!failure) return { ...step, success: true };
    isEnded = !isOptional;
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
  if (!isConnectorType(tested.type)) {
    throw refusal.unprocessable([
      { loc: ['data_store'], msg: `There is no connector "${tested.type}".`, type: 'value_error.enum' },
    ]);
  }
  checkRequired(tested);
  const host = setting(tested.config, 'host');
  const refuse = Object.hasOwn(hostRefusals, host) ? hostRefusals[host] : undefined;
  if (refuse) throw refuse();
  if (host === 'slow.example' && !(await wait(world, slowMs, signal))) throw brokenConnection();
  return resultOf([...tunnelStep(world, tunnelId), ...stepsOf(tested)]);
}
