import { labelOf } from '../../../domain/connectors/catalogue.ts';
import type { Definition } from '../../../domain/connectors/define.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import * as css from './SetupGateScreen.css.ts';

/**
 * Why a step cannot be shown. `noForm`: this build has no form for the type in the address yet. `notDraft`: the pipeline
 * is set up already.
 */
export type SetupGate = 'noForm' | 'notDraft';

export interface SetupGateScreenProps {
  /** What stands around the step: the trail and the steps. */
  frame: WizardFrame;
  /** Which end of the pipeline the address speaks of. */
  kind: Definition['kind'];
  /** Why the step cannot be shown. */
  reason: SetupGate;
  /** The type in the address, for `noForm`. */
  type?: string;
  /** Where one goes from here: the choice of a type; for `notDraft`, the pipeline. */
  href: string;
  /** What was entered here and is not saved, a line each: somebody else was quicker. */
  notSaved?: readonly string[];
}

interface GateWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

const words: Record<SetupGate, (kind: Definition['kind'], type: string) => GateWords> = {
  noForm: (kind, type) => ({
    title: `The form for this ${kind} is on its way`,
    text: `${labelOf(type)} cannot be connected here yet. Nothing of your pipeline is lost.`,
    action: `Choose another ${kind}`,
  }),
  notDraft: () => ({
    title: 'This pipeline is set up already',
    text: 'Its setup ended when it was first started. How it is doing is on its own page.',
    action: 'Open the pipeline',
  }),
};

/** Stands in for a step that cannot be shown: why, what was lost by it, and where to go on. */
export function SetupGateScreen({
  frame,
  kind,
  reason,
  type = '',
  href,
  notSaved = [],
}: SetupGateScreenProps) {
  const { title, text, action } = words[reason](kind, type);
  return (
    <Wizard {...frame}>
      <Stack gap="lg">
        {notSaved.length > 0 && (
          <Banner
            tone="caution"
            role="alert"
            title="Somebody else has started this pipeline. What you changed here is not saved."
          >
            <ul className={css.notSaved}>
              {notSaved.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Banner>
        )}
        <EmptyState
          title={title}
          action={
            <ButtonLink href={href} tone="accent" variant="solid">
              {action}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </Stack>
    </Wizard>
  );
}
