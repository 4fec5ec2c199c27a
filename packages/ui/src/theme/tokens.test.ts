import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { darkTokens } from './darkTokens.ts';
import { lightTokens } from './lightTokens.ts';
import { paletteSteps } from './paletteSteps.ts';

const readable = 4.5;
const visible = 3;

describe('contrast', () => {
  it('has the correct contrast for black and white, and for equal colours', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#177545', '#177545')).toBe(1);
  });
});

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('%s', (_name, { color, palette }) => {
  const grounds = Object.entries({ canvas: color.canvas, surface: color.surface, sunken: color.sunken });
  const tones = Object.entries({
    text: color.text,
    muted: color.textMuted,
    accent: color.accent,
    positive: color.positive.text,
    critical: color.critical.text,
    caution: color.caution.text,
    info: color.info.text,
  });

  it.each(tones.flatMap(([tone, text]) => grounds.map(([ground, on]) => ({ tone, ground, text, on }))))(
    '$tone is readable on $ground',
    ({ text, on }) => expect(contrast(text, on)).toBeGreaterThanOrEqual(readable),
  );

  it.each([
    ['accent', color.accent, color.accentSoft],
    ['text on accent soft', color.text, color.accentSoft],
    ['muted on accent soft', color.textMuted, color.accentSoft],
    ['positive', color.positive.text, color.positive.soft],
    ['critical', color.critical.text, color.critical.soft],
    ['caution', color.caution.text, color.caution.soft],
    ['info', color.info.text, color.info.soft],
    ['words on accent', color.onAccent, color.accent],
    ['words on strong accent', color.onAccent, color.accentStrong],
    ['words on critical', color.critical.onCritical, color.critical.text],
    ['words on strong critical', color.critical.onCritical, color.critical.strong],
  ])('%s is readable on its own background', (_pair, text, on) =>
    expect(contrast(text, on)).toBeGreaterThanOrEqual(readable),
  );

  it.each(grounds)('the edges of controls are visible on %s', (_ground, on) =>
    expect(contrast(color.control, on)).toBeGreaterThanOrEqual(visible),
  );

  it('has a palette of sixteen different, readable pairs', () => {
    const pairs = paletteSteps.map((step) => palette[step]);
    expect(new Set(pairs.map(({ text }) => text)).size).toBe(16);
    for (const { text, soft } of pairs) expect(contrast(text, soft)).toBeGreaterThanOrEqual(readable);
  });
});
