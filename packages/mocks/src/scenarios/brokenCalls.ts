import {
  getHelpArticle,
  getPipelineUsage,
  getSchemaCollections,
  getSource,
  listDestinations,
  listPipelines,
  listSources,
  setPipelineStatus,
  updatePipeline,
} from '@millrace/ui/contract';
import type { Toxic } from '../service/faults/toxicKinds.ts';
import {
  delay,
  drift,
  drip,
  everyCall,
  html,
  lost,
  malformed,
  network,
  status,
} from '../service/faults/toxics.ts';

/** Faults of `brokenThings`, random by the seed. Signing in works, because otherwise nobody would see the rest. */
export const brokenCalls: readonly Toxic[] = [
  delay(everyCall, 40, { jitter: 400 }),
  status(listPipelines, 503, undefined, { probability: 0.2, headers: { 'Retry-After': '2' } }),
  { kind: 'duplicateRow', call: listPipelines.name, probability: 0.3 },
  { kind: 'shuffleRows', call: listSources.name, probability: 0.3 },
  network(listSources, { probability: 0.2 }),
  drift(listDestinations, 'wrongType', 'results.*.config', { probability: 0.3 }),
  drift(getSource, 'missing', undefined, { probability: 0.4 }),
  drift(getSource, 'extra', undefined, { probability: 0.4 }),
  malformed(getPipelineUsage, { probability: 0.3 }),
  drip(getSchemaCollections, 8_000, { probability: 0.5 }),
  html(getHelpArticle, { probability: 0.5 }),
  lost(updatePipeline, { probability: 0.3 }),
  status(setPipelineStatus, 502, undefined, { probability: 0.3 }),
  { kind: 'duplicateEvent', event: '*', probability: 0.3 },
  { kind: 'lateEvent', event: '*', probability: 0.2 },
  { kind: 'lostEvent', event: '*', probability: 0.1 },
  { kind: 'dropSockets', event: '*', code: 4200, probability: 0.05 },
];
