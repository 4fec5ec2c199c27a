import { activateDueTunnels } from '../service/tunnels/tunnelSetup.ts';
import { resumeWaiting } from '../service/world/waiting.ts';
import type { Backend } from '../service/world/world.ts';
import { tellOfSchemaChanges } from '../service/hooks/deliveries.ts';
import { runDueAlerts } from '../service/observability/runs.ts';
import { runPipelineTasks } from '../service/pipelines/engine.ts';

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
