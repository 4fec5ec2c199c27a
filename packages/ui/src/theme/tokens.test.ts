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
    ['text on a chosen segment', color.text, color.chosen],
    ['count on a chosen segment', color.textMuted, color.chosen],
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

  it('has a chosen segment that is lighter than its track', () => {
    // A track is the pressed overlay on the page or on a card.
    const [, red = '0', green = '0', blue = '0', alpha = '0'] =
      /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(color.pressed) ?? [];
    const over = (ground: string): string => {
      const mixed = [red, green, blue].map((channel, index) => {
        const below = Number.parseInt(ground.slice(1 + 2 * index, 3 + 2 * index), 16);
        return Math.round(Number(channel) * Number(alpha) + below * (1 - Number(alpha)));
      });
      return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    };
    for (const ground of [color.canvas, color.surface]) {
      const [chosen, track] = [contrast(color.chosen, '#000000'), contrast(over(ground), '#000000')];
      expect(chosen).toBeGreaterThan(track);
    }
  });

  it('has a palette of sixteen different, readable pairs', () => {
    const pairs = paletteSteps.map((step) => palette[step]);
    expect(new Set(pairs.map(({ text }) => text)).size).toBe(16);
    for (const { text, soft } of pairs) expect(contrast(text, soft)).toBeGreaterThanOrEqual(readable);
  });
});
