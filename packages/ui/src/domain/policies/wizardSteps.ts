import { routes, type WizardGroup, type WizardRouteName } from '../routes/routes.ts';

/** One of the four steps that the wizard shows for its ten routes (spec §2). */
export interface WizardStep {
  readonly group: WizardGroup;
  readonly label: string;
  /** First route of the step. */
  readonly route: WizardRouteName;
}

export const wizardSteps = [
  { group: 'source', label: 'Configure Source', route: 'pipelineCreateSourceReview' },
  { group: 'destination', label: 'Configure Destination', route: 'pipelineCreateDestinationReview' },
  { group: 'schema', label: 'Schema Settings', route: 'pipelineCreateSchemaSettings' },
  { group: 'settings', label: 'Sync Settings', route: 'pipelineCreateSyncSettings' },
] as const satisfies readonly WizardStep[];

/** The visible step of a route, from 0; routes without a group belong to the last. */
export function activeWizardStep(group: WizardGroup | undefined): number {
  const index = wizardSteps.findIndex((step) => step.group === group);
  return index === -1 ? wizardSteps.length - 1 : index;
}

/** The saved parts of a draft; the draft is a pipeline. */
export interface Draft {
  readonly sourceId?: number | null;
  readonly destinationId?: number | null;
  /** Whether tables were selected; missing if the list does not say. */
  readonly hasSchema?: boolean | null;
}

/** The visible step, from 0, at which a draft continues: the first incomplete one. */
export function nextWizardStep({ sourceId, destinationId, hasSchema }: Draft): number {
  if (!sourceId) return 0;
  if (!destinationId) return 1;
  return hasSchema ? 3 : 2;
}

/** `Continue setup, step 3 of 4`. */
export const continueSetupLabel = (draft: Draft): string =>
  `Continue setup, step ${nextWizardStep(draft) + 1} of ${wizardSteps.length}`;

/** The path at which a draft continues: the step's first route, because nothing in it is saved yet. */
export function continueSetupRoute(draft: Draft): WizardRouteName {
  const entry: Record<WizardGroup, WizardRouteName> = {
    source: 'pipelineCreateSourceSelect',
    destination: 'pipelineCreateDestinationSelect',
    schema: 'pipelineCreateSchemaSettings',
    settings: 'pipelineCreateSyncSettings',
  };
  return entry[wizardSteps[nextWizardStep(draft)]?.group ?? 'source'];
}

const isWizardRoute = (name: string): name is WizardRouteName => name.startsWith('pipelineCreate');

/** The wizard's routes in the order of their indices (spec §2). */
export const wizardRoutes: readonly WizardRouteName[] = Object.keys(routes)
  .filter(isWizardRoute)
  .toSorted((one, other) => routes[one].stepIndex - routes[other].stepIndex);

/**
 * The previous route by its index; `undefined` before the first. Going back into a group
 * opens its review; the review of an unsaved resource is skipped.
 * @param isSaved whether the step's resource is saved; ignored for steps without a resource
 */
export function previousWizardRoute(route: WizardRouteName, isSaved: boolean): WizardRouteName | undefined {
  const { stepIndex, group } = routes[route];
  return wizardRoutes
    .slice(0, stepIndex)
    .findLast((before) =>
      routes[before].group === group ? isSaved || !isReview(before) : isLanding(before),
    );
}

const isReview = (route: WizardRouteName): boolean => route.endsWith('Review');
/** The first route of a group. */
const isLanding = (route: WizardRouteName): boolean => wizardSteps.some((step) => step.route === route);
