import { previousWizardRoute } from '@millrace/ui/domain/policies';
import { paths, type WizardRouteName } from '@millrace/ui/domain/routes';

import type { Setup } from './SetupContainer.tsx';

const labels: Readonly<Record<WizardRouteName, string>> = {
  pipelineCreateSourceSelect: 'Back to sources',
  pipelineCreateSourcePrerequisites: 'Back to prerequisites',
  pipelineCreateSourceCreate: 'Back to source details',
  pipelineCreateSourceReview: 'Back to source review',
  pipelineCreateDestinationSelect: 'Back to destinations',
  pipelineCreateDestinationPrerequisites: 'Back to prerequisites',
  pipelineCreateDestinationReview: 'Back to destination review',
  pipelineCreateDestinationCreate: 'Back to destination details',
  pipelineCreateSchemaSettings: 'Back to schema settings',
  pipelineCreateSyncSettings: 'Back to sync settings',
};

/** What the way back depends on, besides the step. */
export interface BackLinkOptions {
  /** Whether what the step is about is saved. @default false */
  readonly isSaved?: boolean;
  /** Its connector type: the prerequisites are told by it. */
  readonly type?: string | null;
}

/** The link to the step before (spec §2); before the first is the list that the setup was begun from. */
export function backLink(
  { route, hrefOf }: Pick<Setup, 'route' | 'hrefOf'>,
  { isSaved = false, type }: BackLinkOptions = {},
): { readonly label: string; readonly href: string } {
  const before = previousWizardRoute(route, isSaved);
  if (before === undefined) return { label: 'Back to pipelines', href: paths.pipelinesList() };
  const isToldByType = before.endsWith('Prerequisites') && type;
  return { label: labels[before], href: isToldByType ? hrefOf(before, type) : hrefOf(before) };
}
