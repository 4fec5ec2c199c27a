/** Written by scripts/fonts.ts; do not edit. Makes a system face take the room of ours, so nothing moves on swap. */
export const fallbackMetrics = {
  inter: {
    sizeAdjust: '108.1858%',
    ascentOverride: '89.545%',
    descentOverride: '22.296%',
    lineGapOverride: '0%',
  },
  'jetbrains-mono': {
    sizeAdjust: '99.9837%',
    ascentOverride: '102.0166%',
    descentOverride: '30.0049%',
    lineGapOverride: '0%',
  },
} as const;
