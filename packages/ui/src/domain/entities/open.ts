/**
 * A known set of words to which the service may have added since this build. Screens show unknown words
 * unchanged in a neutral tone.
 */
export type Open<Known extends string> = Known | (string & Record<never, never>);

/** Whether `word` is part of `vocabulary`; narrows its type. */
export const isKnown = <Known extends string>(vocabulary: readonly Known[], word: string): word is Known =>
  (vocabulary as readonly string[]).includes(word);
