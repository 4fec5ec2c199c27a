import { use, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { Problem, ProblemWording } from '../../domain/outcome/problem.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { ArrowLeftIcon } from '../../primitives/Icon/icons/ArrowLeftIcon.ts';
import { ProblemNotice } from '../ProblemNotice/ProblemNotice.tsx';
import { RequestsContext } from '../RequestsProvider/requestsContext.ts';
import { ShowRequest } from '../ShowRequest/ShowRequest.tsx';
import { BackInHead } from './BackInHead.tsx';
import { BackSlot } from './backSlot.ts';
import * as css from './WizardSheet.css.ts';

/** Why the last attempt to continue failed. */
export interface WizardFailure {
  problem: Problem;
  /** Overrides the default wording. */
  wording?: ProblemWording;
  /** Another action than a retry. */
  action?: ReactNode;
}

export interface WizardFooterProps {
  /** The previous step, with its label: `Back to prerequisites`. */
  back?: { label: string; href: string };
  /** A note on what the buttons do, or why one is disabled. */
  note?: ReactNode;
  /** The button that tests the entries before they are saved. */
  test?: ReactNode;
  /** The button that continues, labelled with what it does. */
  next?: ReactNode;
  /** Shown above the buttons, close to the pressed one. Remove it while another attempt runs. */
  failure?: WizardFailure;
}

function Failure({ problem, wording, action }: WizardFailure) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { top = 0, bottom = 0 } = notice.current?.getBoundingClientRect() ?? {};
    // The bar sticks to the bottom of the window. In very small windows it does not, and the notice may be out of view.
    if (top < 0 || bottom > window.innerHeight) notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className={css.failure}>
      <ProblemNotice problem={problem} wording={wording} action={action} />
    </div>
  );
}

/**
 * The bar at the bottom of every step: the back, test and continue buttons are always in the same place, and stay in
 * view on long forms. On a phone, a `Wizard` shows the way back in its head. Within a `RequestsProvider`, the last
 * row above the bar offers to show the request.
 */
export function WizardFooter({ back, note, test, next, failure }: WizardFooterProps) {
  const head = useContext(BackSlot);
  const hasRequests = use(RequestsContext) !== undefined;
  const bar = (
    <div className={css.footer}>
      {failure && <Failure {...failure} />}
      {back && <BackInHead {...back} />}
      <div className={css.back[head ? 'alsoInHead' : 'here']}>
        {back && (
          <ButtonLink href={back.href} variant="ghost" icon={ArrowLeftIcon}>
            {back.label}
          </ButtonLink>
        )}
      </div>
      <div className={css.forward}>
        {note && <div className={css.note}>{note}</div>}
        {test}
        {next}
      </div>
    </div>
  );
  if (!hasRequests) return bar;
  return (
    <>
      <div className={css.request}>
        <ShowRequest />
      </div>
      {bar}
    </>
  );
}
