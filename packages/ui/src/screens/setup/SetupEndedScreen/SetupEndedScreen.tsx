import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import * as css from './SetupEndedScreen.css.ts';

export interface SetupEndedScreenProps {
  /** The frame of the step: breadcrumb and steps. */
  frame: WizardFrame;
  /** The address of the pipeline. */
  href: string;
  /** Unsaved entries that were lost because another user started the pipeline, one per line. */
  notSaved?: readonly string[];
}

/** Replaces a step of a pipeline that is already set up: the lost entries, and a link to the pipeline. */
export function SetupEndedScreen({ frame, href, notSaved = [] }: SetupEndedScreenProps) {
  return (
    <Wizard {...frame}>
      <div className={css.ended}>
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
          title="This pipeline is already set up"
          action={
            <ButtonLink href={href} tone="accent" variant="solid">
              Open the pipeline
            </ButtonLink>
          }
        >
          Setup ended when the pipeline was first started. Open the pipeline to see its status.
        </EmptyState>
      </div>
    </Wizard>
  );
}
