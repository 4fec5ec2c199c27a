import { labelOf } from '../../../domain/connectors/catalogue.ts';
import type { Definition } from '../../../domain/connectors/define.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import * as css from './SetupGateScreen.css.ts';

/**
 * Why a step cannot be shown. `noForm`: this build has no form for the type in the address. `notDraft`: the pipeline is
 * already set up.
 */
export type SetupGate = 'noForm' | 'notDraft';

export interface SetupGateScreenProps {
  /** The frame of the step: breadcrumb and steps. */
  frame: WizardFrame;
  /** The kind of connector in the address. */
  kind: Definition['kind'];
  /** Why the step cannot be shown. */
  reason: SetupGate;
  /** The type in the address, for `noForm`. */
  type?: string;
  /** Where to continue: the choice of a type; for `notDraft`, the pipeline. */
  href: string;
  /** Unsaved entries that were lost because another user started the pipeline, one per line. */
  notSaved?: readonly string[];
}

interface GateWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

const words: Record<SetupGate, (kind: Definition['kind'], type: string) => GateWords> = {
  noForm: (kind, type) => ({
    title: `${labelOf(type)} is not available yet`,
    text: `This version has no form for it. Choose another ${kind} to continue.`,
    action: `Choose another ${kind}`,
  }),
  notDraft: () => ({
    title: 'This pipeline is already set up',
    text: 'Setup ended when the pipeline was first started. Open the pipeline to see its status.',
    action: 'Open the pipeline',
  }),
};

/** Replaces a step that cannot be shown: the reason, the lost entries, and where to continue. */
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
      <div className={css.gate}>
        {notSaved.length > 0 && (
          <Banner
            tone="caution"
            role="alert"
            title="Someone else started this pipeline. Your changes here were not saved."
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
      </div>
    </Wizard>
  );
}
