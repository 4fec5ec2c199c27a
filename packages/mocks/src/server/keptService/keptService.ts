import type { ScenarioName } from '../../scenarios/scenarios.ts';
import { createService, type Service } from '../../assembly/createService.ts';
import { setAside } from '../../store/setAside.ts';
import { openSqliteStore } from '../../store/sqliteStore.ts';
import { StoreError, UnfitStateError } from '../../store/store.ts';

export interface KeptOptions {
  /** Folder of the state; in memory by default. */
  readonly stateFolder?: string;
  readonly scenario?: ScenarioName;
  /** Deletes the stored state. @default false */
  readonly reset?: boolean;
}

export interface KeptService {
  readonly service: Service;
  /** A sentence about the stored state, for the person who starts the server. */
  readonly notice?: string;
}

/**
 * The service whose world outlives the process. An unreadable state is renamed, without losing data, and a new world
 * starts.
 * @throws StoreError if the state belongs to another server, a newer version or another scenario
 */
export function openKeptService({ stateFolder, scenario, reset }: KeptOptions): KeptService {
  const clock = { mode: 'real' } as const;
  if (stateFolder === undefined) return { service: createService({ scenario, clock }) };
  const open = (options: { reset?: boolean }): Service => {
    const store = openSqliteStore(stateFolder, options);
    try {
      return createService({ scenario, store, clock });
    } catch (thrown) {
      store.close();
      throw thrown;
    }
  };
  try {
    return { service: demandScenario(open({ reset }), { stateFolder, scenario }) };
  } catch (thrown) {
    if (!(thrown instanceof UnfitStateError)) throw thrown;
    const name = setAside(stateFolder);
    const notice = `${thrown.message} It is set aside as ${name} in ${stateFolder}, and a new world begins.`;
    return { service: open({}), notice };
  }
}

function demandScenario(
  service: Service,
  { stateFolder, scenario }: Pick<KeptOptions, 'stateFolder' | 'scenario'>,
): Service {
  const begun = service.inspect().scenario;
  if (scenario === undefined || begun === scenario) return service;
  service.dispose();
  throw new StoreError(
    `The state in ${stateFolder} began as ${begun}. Start with --reset to replace it with ${scenario}.`,
  );
}
