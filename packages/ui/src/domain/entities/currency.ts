/** All currencies as ISO codes (spec §3 "about 160"). The platform provides this list and the formats. */
export const currencies = (): readonly string[] => Intl.supportedValuesOf('currency');

export const isCurrency = (code: string): boolean => currencies().includes(code);
