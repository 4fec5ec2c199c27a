import { useEffect, useState } from 'react';
import { describeTrial, type RangeTrial } from '../../domain/observability/rangeTrial.ts';
import { useDebounced } from '../../internal/useDebounced.ts';
import { useStableHandler } from '../../internal/useStableHandler.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CreateMetricModal.css.ts';

/** How long nothing is typed before the result is announced, in ms. */
const pauseMs = 1_000;

/** How many known values would be outside the range: shown with each key, and announced at a pause. */
export function RangeTrialNote({ trial }: { readonly trial: RangeTrial }) {
  const words = describeTrial(trial);
  // What the form opens with is no news.
  const [announced, setAnnounced] = useState(words);
  const announce = useDebounced(pauseMs, setAnnounced);
  const later = useStableHandler(announce);
  useEffect(() => later(words), [words, later]);
  return (
    <p className={css.trial}>
      <span aria-hidden>{words}</span>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </p>
  );
}
