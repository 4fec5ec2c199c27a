/** Lengths of time in milliseconds. A day of them is 24 hours, which a calendar day need not have. */
export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
