import { Code } from '../../../primitives/Code/Code.tsx';
import { LockIcon } from '../../../primitives/Icon/icons/LockIcon.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ReviewFact } from './ConnectorReviewScreen.logic.ts';
import * as css from './ConnectorReviewScreen.css.ts';

export interface ReviewFactsProps {
  facts: readonly ReviewFact[];
}

function Value({ fact: { value, isMono, isHidden } }: { fact: ReviewFact }) {
  if (value === undefined) {
    return (
      <span className={css.empty}>
        <span aria-hidden>—</span>
        <VisuallyHidden>Nothing</VisuallyHidden>
      </span>
    );
  }
  if (isHidden) {
    return (
      <span className={css.hidden}>
        <LockIcon />
        {value}
      </span>
    );
  }
  return isMono ? <Code>{value}</Code> : <bdi>{value}</bdi>;
}

/** What is saved, line by line. */
export function ReviewFacts({ facts }: ReviewFactsProps) {
  return (
    <dl className={css.facts}>
      {facts.flatMap((fact) => [
        <dt key={`${fact.label} label`} className={css.label}>
          {fact.label}
        </dt>,
        <dd key={`${fact.label} value`} className={css.value}>
          <Value fact={fact} />
        </dd>,
      ])}
    </dl>
  );
}
