import { pastActivity } from '../scenarios/activity.ts';
import { neighbours } from '../scenarios/clients.ts';
import { invitedAccounts, sentLinks } from '../scenarios/invitations.ts';
import { accounts } from '../scenarios/people.ts';
import { scenarios, type ScenarioName } from '../scenarios/scenarios.ts';
import { scheduleTask, startingMs } from '../service/pipelines/engine.ts';
import { rememberBefore } from '../service/pipelineHistory/history.ts';
import { hoursBefore } from '../service/pipelineHistory/records.ts';
import { versionFact, worldVersion } from '../service/tables/keptRows.ts';
import type { Backend } from '../service/world/world.ts';

/** Fills an empty service. Rows from a store stay unchanged. */
export function populate({ rows, clock, seed, worldOf }: Backend, scenario: ScenarioName): void {
  if (rows.facts.size > 0) return;
  const setting = { seed, now: clock.now() };
  const initial = scenarios[scenario](setting);
  const {
    sources,
    destinations,
    tunnels,
    pipelines,
    hooks,
    hookAttachments,
    observed,
    silentFailures,
    ...state
  } = initial;
  rows.facts.put({ id: versionFact, value: String(worldVersion) });
  rows.facts.put({ id: 'scenario', value: scenario });
  rows.facts.put({ id: 'begun', value: new Date(setting.now).toISOString() });
  for (const { client, subscriptions, paymentMethods } of [
    state,
    ...(state.neighbours ?? neighbours(setting)),
  ]) {
    rows.clients.put(client);
    for (const subscription of subscriptions) rows.subscriptions.put(subscription);
    for (const method of paymentMethods) rows.paymentMethods.put(method);
  }
  for (const account of [...accounts, ...invitedAccounts(setting)]) rows.accounts.put({ ...account });
  for (const link of sentLinks(setting)) rows.mailTokens.put(link);
  for (const source of sources) rows.sources.put(source);
  for (const destination of destinations) rows.destinations.put(destination);
  for (const tunnel of tunnels) rows.tunnels.put(tunnel);
  for (const hook of hooks ?? []) rows.hooks.put(hook);
  for (const attachment of hookAttachments ?? []) rows.hookAttachments.put(attachment);
  for (const metric of observed?.metrics ?? []) rows.metrics.put(metric);
  for (const alert of observed?.alerts ?? []) rows.alerts.put(alert);
  for (const trigger of observed?.alertTriggers ?? []) rows.alertTriggers.put(trigger);
  for (const row of pastActivity(initial, setting)) rows.activity.put(row);
  for (const pipeline of pipelines) {
    const world = worldOf(pipeline.client_id);
    rememberBefore(world, pipeline, silentFailures?.get(pipeline.id));
    const hourly_records = pipeline.hourly_records ?? hoursBefore(world, pipeline);
    rows.pipelines.put({ ...pipeline, hourly_records });
    if (pipeline.status === 'starting') scheduleTask(world, pipeline.id, 'run', setting.now + startingMs);
    if (pipeline.next_sync_at !== null && !silentFailures?.get(pipeline.id)?.is_stalled) {
      const task = pipeline.status === 'errored' ? 'heal' : 'sync';
      scheduleTask(world, pipeline.id, task, Date.parse(pipeline.next_sync_at));
    }
  }
  rows.commit();
}
