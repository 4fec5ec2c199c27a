import {
  activeWizardStep,
  continueSetupRoute,
  nextWizardStep,
  wizardSteps,
  type Draft,
} from '../../domain/policies/wizardSteps.ts';
import type { WizardGroup, WizardRouteName } from '../../domain/routes/routes.ts';

/** One of the wizard's visible steps, as a person sees it now. */
export interface WizardStepView {
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  /** Where the step leads; left out while it cannot be opened. */
  readonly href?: string;
  /** Why it cannot be opened yet. */
  readonly reason?: string;
  /** What was chosen in it, by name. */
  readonly chosen?: string;
}

export interface WizardStepsQuestion {
  /** What the service keeps of the pipeline. */
  readonly draft: Draft;
  /** The group of the route that is on screen; without one it is the last step (spec §2). */
  readonly group: WizardGroup | undefined;
  /** The names of what was chosen so far. */
  readonly chosen?: Readonly<Partial<Record<WizardGroup, string>>>;
  readonly hrefOf: (route: WizardRouteName) => string;
}

/** What is missing, by the step that a draft stopped at. */
const reasons = [
  'Choose a source first.',
  'Choose a destination first.',
  'Choose tables first.',
  '',
] as const;

/**
 * The four steps of spec §2 for a draft: what is done can be gone back to, the next one can be opened, and what lies
 * beyond says what it waits for. A done step leads to its landing, the next to where it begins.
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

/** `Step 2 of 4 · Configure Destination`: all steps in one line, for narrow screens. */
export function stepSummary(steps: readonly WizardStepView[]): string {
  const index = steps.findIndex(({ isCurrent }) => isCurrent);
  return `Step ${index + 1} of ${steps.length} · ${steps[index]?.label ?? ''}`;
}
