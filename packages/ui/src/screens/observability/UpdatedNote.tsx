import { RelativeTime } from '../../patterns/RelativeTime/RelativeTime.tsx';
import * as css from './observability.css.ts';

/** When a page was last read: observability has no live updates. */
export function UpdatedNote({ at, noun }: { readonly at: Date | undefined; readonly noun: string }) {
  if (!at) return null;
  return (
    <p className={css.updated}>
      Updated <RelativeTime date={at} />. {noun} are read again every 30 seconds.
    </p>
  );
}
