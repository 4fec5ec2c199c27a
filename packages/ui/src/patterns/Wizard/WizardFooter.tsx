import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { ArrowLeftIcon } from '../../primitives/Icon/icons/ArrowLeftIcon.ts';
import * as css from './WizardSheet.css.ts';

export interface WizardFooterProps {
  /** The step before, by name: `Back to prerequisites`. */
  back?: { label: string; href: string };
  /** A word on what the buttons do, or on why one is closed. */
  note?: ReactNode;
  /** Tries what was entered, before it is saved. */
  test?: ReactNode;
  /** The one way on; its words say what it does. */
  next?: ReactNode;
}

/** The bar at the foot of every step: back, test and on are always in the same place, and in view on long forms. */
export function WizardFooter({ back, note, test, next }: WizardFooterProps) {
  return (
    <div className={css.footer}>
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
