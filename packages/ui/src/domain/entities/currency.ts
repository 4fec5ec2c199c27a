/**
 * The currencies there are, as ISO codes (spec §3 "about 160"): the platform keeps this list, and knows how each is
 * written.
 */
export const currencies = (): readonly string[] => Intl.supportedValuesOf('currency');

export const isCurrency = (code: string): boolean => currencies().includes(code);
