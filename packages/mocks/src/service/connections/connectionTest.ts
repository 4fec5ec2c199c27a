import { isConnector } from '@millrace/ui/domain/connectors';
import { stepsThrough, type TestTarget } from './connectionSteps.ts';
import { endingWord } from './connectionWords.ts';
import { leavesOf, type Config, type Path } from '../connectorConfig/nodeConfig.ts';
import { missingIn } from '../connectorConfig/requirements.ts';
import { brokenConnection, refusal, type FieldRefusal } from '../core/refusal.ts';
import { resultOf, type WireTestResult } from '../core/testResult.ts';
import type { TunnelRow } from '../tables/connectorRows.ts';
import { wait } from '../world/waiting.ts';
import type { World } from '../world/world.ts';

/** How long a test takes that contains `slow.example` in any setting, in milliseconds of the service's clock. */
export const slowMs = 45_000;

const inConfig = (path: Path): FieldRefusal['loc'] => ['body', 'config', ...path];

function checkWords(config: Config): void {
  const word = endingWord(config);
  if (word) throw word.ending.refuse(inConfig(word.path));
}

/** The location of the type: a source names it beside its configuration, a destination inside it. */
const typeAt = { source: ['data_store'], destination: ['config', 'destination_type'] } as const;

/** The type must exist for the kind. Spec §3 lists `pinterest` as a destination, which it is not. */
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

/** The tunnel that the request names. */
function tunnelOf({ tables }: World, id: number | null): TunnelRow | undefined {
  const tunnel = tables.tunnels.get(id);
  if (id === null || tunnel) return tunnel;
  throw refusal.unprocessable([
    { loc: ['tunnel_id'], msg: 'This does not exist.', type: 'value_error.reference' },
  ]);
}

/** Tests a connection, through the tunnel if there is one. @param signal aborts the test when its client disconnects */
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
