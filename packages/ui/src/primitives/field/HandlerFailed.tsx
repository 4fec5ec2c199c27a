import * as css from './Field.css.ts';

/** Says that an entry was not handled because of an error of ours, beside the field or at the end of the form. */
export const HandlerFailed = () => (
  <p role="alert" className={css.error}>
    Something went wrong on this page. What you typed is kept. Try again, or reload the page.
  </p>
);
