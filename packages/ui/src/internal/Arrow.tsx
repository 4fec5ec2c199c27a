import { arrow } from './Arrow.css.ts';

/** The arrow between two names, in the direction of reading. */
export const Arrow = () => (
  <>
    {' '}
    <span className={arrow}>→</span>{' '}
  </>
);
