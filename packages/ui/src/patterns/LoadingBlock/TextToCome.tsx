import * as css from './TextToCome.css.ts';

/** A skeleton of text: it takes the font around it, and as many lines as a typical text wraps to. */
export const TextToCome = ({ text }: { readonly text: string }) => (
  <span className={css.lines} data-text={text} aria-hidden />
);
