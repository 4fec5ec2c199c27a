/** How long a toast stays, in milliseconds (spec §9). An error stays until it is closed. */
export const toastDuration = { standard: 4_000, feedback: 10_000 } as const;

/** How many characters a field takes, as a person counts them (spec §5). */
export const maxLength = {
  standard: 255,
  userName: 150,
  telephone: 15,
  email: 150,
  nodeName: 150,
  password: 150,
  nodeConfig: 2048,
} as const;

/** How long a person rests before what they typed is asked for elsewhere, in milliseconds (spec §5, §9). */
export const searchDebounceMs = 250;
