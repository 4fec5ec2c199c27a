import { RaceLine } from '../../../patterns/Race/RaceLine.tsx';
import { BellIcon } from '../../../primitives/Icon/icons/BellIcon.ts';
import { PipelinesIcon } from '../../../primitives/Icon/icons/PipelinesIcon.ts';
import * as css from './HooksScreen.css.ts';

/** The ornament of an empty list of hooks: a pipeline that calls something. */
export function HookFigure() {
  return (
    <span className={css.figure} aria-hidden>
      <span className={css.figureEnd}>
        <PipelinesIcon size={20} />
      </span>
      <RaceLine status="draft" size="wide" />
      <span className={css.figureEnd}>
        <BellIcon size={20} />
      </span>
    </span>
  );
}
