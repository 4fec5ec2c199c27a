import { labelOf } from '../../../domain/connectors/catalogue.ts';
import type { Definition } from '../../../domain/connectors/define.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';

/**
 * Why a step cannot be shown. `unknownType`: nobody knows the type in the address. `noForm`: this build has no form for
 * it yet. `notDraft`: the pipeline is set up already.
 */
export type SetupGate = 'unknownType' | 'noForm' | 'notDraft';

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
}

interface GateWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

const words: Record<SetupGate, (kind: Definition['kind'], type: string) => GateWords> = {
  // Spec §8 "Unknown source or destination type", to the letter.
  unknownType: (kind) => ({
    title: `Please verify the ${kind} configuration, and make sure all required fields are filled`,
    text: `The address names a type of ${kind} that does not exist.`,
    action: `Choose a ${kind}`,
  }),
  noForm: (kind, type) => ({
    title: `The form for this ${kind} is on its way`,
    text: `${labelOf(type)} cannot be connected here yet. Nothing of your pipeline is lost.`,
    action: `Choose another ${kind}`,
  }),
  notDraft: () => ({
    title: 'This pipeline is set up already',
    text: 'What it does can be changed in its settings.',
    action: 'Open the pipeline',
  }),
};

/** Stands in for a step that cannot be shown: why, and where to go on. */
export function SetupGateScreen({ frame, kind, reason, type = '', href }: SetupGateScreenProps) {
  const { title, text, action } = words[reason](kind, type);
  return (
    <Wizard {...frame}>
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
    </Wizard>
  );
}
