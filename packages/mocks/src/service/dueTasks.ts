import { activateDueTunnels } from './connectors/tunnelSetup.ts';
import { resumeWaiting } from './core/waiting.ts';
import type { Backend } from './core/world.ts';
import { tellOfSchemaChanges } from './hooks/deliveries.ts';
import { runDueAlerts } from './observability/runs.ts';
import { runPipelineTasks } from './pipelines/engine.ts';

/**
 * Runs all tasks that are due by now. The service has no timers: this runs when the clock moves and before each
 * request.
 */
export function runDueTasks(backend: Backend): void {
  resumeWaiting(backend);
  runPipelineTasks(backend);
  tellOfSchemaChanges(backend);
  runDueAlerts(backend);
  // Last: tasks that were due before a tunnel became active must find it inactive.
  activateDueTunnels(backend);
}
