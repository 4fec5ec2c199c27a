import * as css from './ValueFigure.css.ts';

interface ValueFigureProps {
  /** Whether the value leaves its range at the end. */
  isOutside: boolean;
}

/** The ornament of an empty list: a value in its expected range, or one that leaves it. */
export function ValueFigure({ isOutside }: ValueFigureProps) {
  return (
    <svg className={css.figure} viewBox="0 0 272 64" aria-hidden focusable={false}>
      <rect className={css.range} x="0" y="10" width="272" height="26" />
      <path className={css.end} d="M0 10h272M0 36h272" />
      <path
        className={css.value}
        d={`M2 26l24-7 24 9 24-12 24 10 24-5 24 7 24-10 24 ${isOutside ? '18' : '11 24-8 24 6 24-4'}`}
      />
      {isOutside && (
        <>
          <path className={css.outside} d="M194 36l24 19 24-4 26 3" />
          <circle className={css.trigger} cx="194" cy="36" r="4" />
        </>
      )}
    </svg>
  );
}
