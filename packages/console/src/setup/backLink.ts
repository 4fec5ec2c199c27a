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

/** What the back link depends on, besides the step. */
export interface BackLinkOptions {
  /** Whether the step's connector or settings are saved. @default false */
  readonly isSaved?: boolean;
  /** The connector type in the address, which the prerequisites step needs. */
  readonly type?: string | null;
}

/** The link to the previous step (spec §2). The first step links to the list where the setup began. */
export function backLink(
  { route, hrefOf }: Pick<Setup, 'route' | 'hrefOf'>,
  { isSaved = false, type }: BackLinkOptions = {},
): { readonly label: string; readonly href: string } {
  const before = previousWizardRoute(route, isSaved);
  if (before === undefined) return { label: 'Back to pipelines', href: paths.pipelinesList() };
  const needsType = before.endsWith('Prerequisites') && type;
  return { label: labels[before], href: needsType ? hrefOf(before, type) : hrefOf(before) };
}
