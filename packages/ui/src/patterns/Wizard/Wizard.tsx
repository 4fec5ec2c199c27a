import { useState, type ReactNode } from 'react';
import { formatClock } from '../../domain/format/time.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import { ExactTime } from '../ExactTime/ExactTime.tsx';
import type { Crumb } from '../../primitives/Breadcrumbs/Breadcrumbs.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { BackSlot } from './backSlot.ts';
import type { WizardStepView } from './Wizard.logic.ts';
import { WizardSteps } from './WizardSteps.tsx';
import * as css from './Wizard.css.ts';
import { useTimeZone } from '../PresentProvider/present.ts';

/** Props shared by every screen of one setup. */
export interface WizardFrame {
  /** The page's heading: the open step, or the resource that is set up. @default 'Set up pipeline' */
  title?: string;
  /** The breadcrumb: the list, then the name of the resource. */
  trail: readonly Crumb[];
  /** The visible steps; omitted for a setup with a single step, such as a standalone source. */
  steps?: readonly WizardStepView[];
  /** Why another step is shown than the requested one. */
  notice?: { readonly title: string; readonly text: string };
  /** When the entries were last saved; omitted if they have not been saved. */
  saved?: { readonly at: Date };
}

export interface WizardProps extends RootProps<HTMLDivElement>, WizardFrame {
  /** Up to 840 px for forms and text, or the full width for lists. @default 'form' */
  width?: 'form' | 'full';
  /** Cards beside the content, 320 px wide, or below it if there is no room. */
  help?: ReactNode;
  /** The step, usually a `WizardSheet`. */
  children: ReactNode;
}

/** The frame of a setup: progress, the current step and its help. For a single step use `Form`. */
export function Wizard({
  title = 'Set up pipeline',
  trail,
  steps,
  notice,
  saved,
  width = 'form',
  help,
  children,
  ...root
}: WizardProps) {
  const timeZone = useTimeZone();
  const [back, setBack] = useState<HTMLElement | null>(null);
  return (
    <div {...root} className={css.frame}>
      <PageHeader
        title={title}
        trail={trail}
        mark={<span ref={setBack} className={css.back} />}
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
        <div className={css.content[help ? 'helped' : width]}>
          <BackSlot value={back}>{children}</BackSlot>
        </div>
        {help && (
          <aside className={css.help} aria-label={steps ? 'Help with this step' : 'Help'}>
            {help}
          </aside>
        )}
      </div>
    </div>
  );
}
