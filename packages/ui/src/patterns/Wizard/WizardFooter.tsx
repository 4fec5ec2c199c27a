import { useEffect, useRef, type ReactNode } from 'react';
import type { Problem, ProblemWording } from '../../domain/problem.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { ArrowLeftIcon } from '../../primitives/Icon/icons/ArrowLeftIcon.ts';
import { ProblemNotice } from '../ProblemNotice/ProblemNotice.tsx';
import * as css from './WizardSheet.css.ts';

/** Why the last press of the way on did not lead on. */
export interface WizardFailure {
  problem: Problem;
  /** Better words for it. */
  wording?: ProblemWording;
  /** Another way on than a second press. */
  action?: ReactNode;
}

export interface WizardFooterProps {
  /** The step before, by name: `Back to prerequisites`. */
  back?: { label: string; href: string };
  /** A word on what the buttons do, or on why one is closed. */
  note?: ReactNode;
  /** Tries what was entered, before it is saved. */
  test?: ReactNode;
  /** The one way on; its words say what it does. */
  next?: ReactNode;
  /** Shown above the buttons, in view of whoever pressed one. Remove it while another attempt runs. */
  failure?: WizardFailure;
}

function Failure({ problem, wording, action }: WizardFailure) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { top = 0, bottom = 0 } = notice.current?.getBoundingClientRect() ?? {};
    // The bar sticks to the window's foot. Where it does not, in very small windows, the notice may be out of view.
    if (top < 0 || bottom > window.innerHeight) notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className={css.failure}>
      <ProblemNotice problem={problem} wording={wording} action={action} />
    </div>
  );
}

/** The bar at the foot of every step: back, test and on are always in the same place, and in view on long forms. */
export function WizardFooter({ back, note, test, next, failure }: WizardFooterProps) {
  return (
    <div className={css.footer}>
      {failure && <Failure {...failure} />}
      <div className={css.back}>
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
}
