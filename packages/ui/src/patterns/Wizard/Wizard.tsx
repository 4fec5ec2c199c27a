import type { ReactNode } from 'react';
import { formatClock } from '../../domain/format/time.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { ExactTime } from '../ExactTime/ExactTime.tsx';
import { PageHeader, type Crumb } from '../PageHeader/PageHeader.tsx';
import type { WizardStepView } from './Wizard.logic.ts';
import { WizardSteps } from './WizardSteps.tsx';
import * as css from './Wizard.css.ts';
import { useTimeZone } from '../PresentProvider/present.ts';

/** What stays the same around every screen of one setup. */
export interface WizardFrame {
  /** The step that is open, or else what is set up, as the page's heading. @default 'Set up pipeline' */
  title?: string;
  /** The way here: the list, then the name of what is set up. */
  trail: readonly Crumb[];
  /** The visible steps; left out where a setup has but one, as for a source of its own. */
  steps?: readonly WizardStepView[];
  /** Why another step is shown than the one that was asked for. */
  notice?: { readonly title: string; readonly text: string };
  /** When the service last took what was entered, and the zone the person reads times in; left out while it took nothing. */
  saved?: { readonly at: Date };
}

export interface WizardProps extends WizardFrame {
  /** Up to 840 px for forms and reading, or all there is for lists. @default 'form' */
  width?: 'form' | 'full';
  /** Cards beside the content, 320 px wide; below it where there is no room. */
  help?: ReactNode;
  /** The step: a `WizardSheet`, mostly. */
  children: ReactNode;
}

/** The frame of a setup: where one is, what is done, and the step itself with help at its side. */
export function Wizard({
  title = 'Set up pipeline',
  trail,
  steps,
  notice,
  saved,
  width = 'form',
  help,
  children,
}: WizardProps) {
  const timeZone = useTimeZone();
  return (
    <div className={css.frame}>
      <PageHeader
        title={title}
        trail={trail}
        actions={
          <span className={css.note} role="status">
            {saved && (
              <>
                <SuccessIcon />
                <span>
                  Draft saved <ExactTime date={saved.at}>{formatClock(saved.at, timeZone)}</ExactTime>
                </span>
              </>
            )}
          </span>
        }
      />
      {steps && <WizardSteps steps={steps} />}
      {notice && (
        <Banner role="status" title={notice.title}>
          {notice.text}
        </Banner>
      )}
      <div className={css.columns[help ? 'helped' : 'alone']}>
        <div className={css.content[help ? 'helped' : width]}>{children}</div>
        {help && (
          <aside className={css.help} aria-label={steps ? 'Help with this step' : 'Help'}>
            {help}
          </aside>
        )}
      </div>
    </div>
  );
}
