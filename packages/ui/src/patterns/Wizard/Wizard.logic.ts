import {
  activeWizardStep,
  continueSetupRoute,
  nextWizardStep,
  wizardSteps,
  type Draft,
} from '../../domain/policies/wizardSteps.ts';
import type { WizardGroup, WizardRouteName } from '../../domain/routes/routes.ts';

/** A visible step of the wizard in its current state. */
export interface WizardStepView {
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  /** Address of the step; omitted while it cannot be opened. */
  readonly href?: string;
  /** Why it cannot be opened yet. */
  readonly reason?: string;
  /** Name of the selection made in the step. */
  readonly chosen?: string;
}

export interface WizardStepsQuestion {
  /** The pipeline as the service has saved it. */
  readonly draft: Draft;
  /** The group of the current route; without one it is the last step (spec §2). */
  readonly group: WizardGroup | undefined;
  /** Names of the selections so far. */
  readonly chosen?: Readonly<Partial<Record<WizardGroup, string>>>;
  readonly hrefOf: (route: WizardRouteName) => string;
}

/** What is missing, by the step at which a draft stopped. */
const reasons = [
  'Choose a source first.',
  'Choose a destination first.',
  'Choose tables first.',
  '',
] as const;

/**
 * The four setup steps of a draft (spec §2). Completed steps and the next one can be opened; later ones give the reason
 * why not. A completed step links to its landing page, the next one to its start.
 */
export function viewWizardSteps({
  draft,
  group,
  chosen = {},
  hrefOf,
}: WizardStepsQuestion): readonly WizardStepView[] {
  const current = activeWizardStep(group);
  const next = nextWizardStep(draft);
  const done = [Boolean(draft.sourceId), Boolean(draft.destinationId), Boolean(draft.hasSchema), false];
  return wizardSteps.map((step, index): WizardStepView => {
    const isDone = done[index] ?? false;
    const isOpen = isDone || index === next;
    return {
      label: step.label,
      isCurrent: index === current,
      isDone,
      ...(isOpen
        ? { href: hrefOf(isDone ? step.route : continueSetupRoute(draft)) }
        : { reason: reasons[next] }),
      ...(chosen[step.group] && { chosen: chosen[step.group] }),
    };
  });
}

/** `Step 2 of 4 · Configure Destination`: all steps on one line, for narrow screens. */
export function stepSummary(steps: readonly WizardStepView[]): string {
  const index = steps.findIndex(({ isCurrent }) => isCurrent);
  return `Step ${index + 1} of ${steps.length} · ${steps[index]?.label ?? ''}`;
}
