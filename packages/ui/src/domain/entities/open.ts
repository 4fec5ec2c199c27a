/**
 * A known vocabulary that the service may have extended since this build. An unknown word is shown as it came,
 * in a neutral tone; it never breaks a screen.
 */
export type Open<Known extends string> = Known | (string & Record<never, never>);

/** Whether `word` belongs to `vocabulary`, narrowed to it. */
export const isKnown = <Known extends string>(vocabulary: readonly Known[], word: string): word is Known =>
  (vocabulary as readonly string[]).includes(word);
