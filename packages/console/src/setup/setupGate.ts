import { isConnector } from '@millrace/ui/domain/connectors';
import type { PipelineDetail } from '@millrace/ui/domain/entities';
import { continueSetupRoute, nextWizardStep, activeWizardStep } from '@millrace/ui/domain/policies';
import { routes, type WizardRouteName } from '@millrace/ui/domain/routes';

import { draftOf } from '../pipelines/data/hrefOfPipeline.ts';

/**
 * Whether a setup step can be shown. `redirect`: show that step instead, and report an unknown `type` there;
 * `isTooEarly` if earlier steps must be done first.
 */
export type GateVerdict =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'redirect';
      readonly to: WizardRouteName;
      readonly type?: string;
      readonly isTooEarly?: boolean;
    };

const selectOf = {
  source: 'pipelineCreateSourceSelect',
  destination: 'pipelineCreateDestinationSelect',
} as const;

/**
 * Decides whether a step can be shown (docs/guard.md, note g). A step with missing prerequisites redirects to
 * the first incomplete step. A review with nothing saved redirects to the selection. So does a form without a
 * type, unless a saved connector is edited.
 */
export function gateSetup(
  route: WizardRouteName,
  pipeline: PipelineDetail,
  type: string | null,
): GateVerdict {
  const draft = draftOf(pipeline);
  const { group } = routes[route];
  const next = nextWizardStep(draft);
  if (activeWizardStep(group) > next) {
    return { kind: 'redirect', to: continueSetupRoute(draft), isTooEarly: true };
  }
  if (group !== 'source' && group !== 'destination') return { kind: 'open' };
  const isSaved = Boolean(group === 'source' ? draft.sourceId : draft.destinationId);
  const isReview = route.endsWith('Review');
  if (isReview && !isSaved) return { kind: 'redirect', to: selectOf[group] };
  const needsType = route.endsWith('Prerequisites') || route.endsWith('Create');
  if (!needsType) return { kind: 'open' };
  if (type === null) {
    const isChange = isSaved && route.endsWith('Create');
    return isChange ? { kind: 'open' } : { kind: 'redirect', to: selectOf[group] };
  }
  return isConnector(group, type) ? { kind: 'open' } : { kind: 'redirect', to: selectOf[group], type };
}
