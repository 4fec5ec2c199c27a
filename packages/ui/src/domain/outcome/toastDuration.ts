/** How long a toast stays, in ms (spec §9). Errors stay until they are closed. */
export const toastDuration = { standard: 4_000, feedback: 10_000 } as const;
