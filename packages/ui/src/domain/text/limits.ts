/** Maximum length of fields in user-perceived characters (spec §5). */
export const maxLength = {
  standard: 255,
  userName: 150,
  telephone: 15,
  email: 150,
  nodeName: 150,
  password: 150,
  nodeConfig: 2048,
} as const;

/** Debounce delays of typed input, in ms (spec §5, §9). */
export const searchDebounceMs = 250;

/** How many options a list with a search shows at once (spec §5, §9). */
export const maxOptionsShown = 1_000;
