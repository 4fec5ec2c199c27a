import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './StateSentence.css.ts';

/** Reserves the room of a `StateSentence`. */
export const SentenceToCome = () => (
  <div className={css.row}>
    <Skeleton width={352} height={26} />
  </div>
);
