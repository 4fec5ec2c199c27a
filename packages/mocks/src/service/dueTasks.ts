import { activateDueTunnels } from './connectors/tunnelSetup.ts';
import { resumeWaiting } from './core/waiting.ts';
import type { Backend } from './core/world.ts';
import { tellOfSchemaChanges } from './hooks/deliveries.ts';
import { runDueAlerts } from './observability/runs.ts';
import { runPipelineTasks } from './pipelines/engine.ts';

/**
 * Lets everything happen that is due by now. The service has no timers: this runs when the clock is moved and before a
 * request is answered.
 */
export function runDueTasks(backend: Backend): void {
  resumeWaiting(backend);
  runPipelineTasks(backend);
  tellOfSchemaChanges(backend);
  runDueAlerts(backend);
  // Last: what was due before a tunnel came up has to find it as it was.
  activateDueTunnels(backend);
}
