import { describe, expect, it } from 'vitest';
import { contrast } from '../packages/ui/src/theme/contrast.ts';
import { markTints } from './markTints.ts';

const byDay = (brand: string) => markTints(brand, '#FFFFFF', '#000000');
const byNight = (brand: string) => markTints(brand, '#111D21', '#FFFFFF');

describe('markTints', () => {
  it('keeps a colour that is visible as it is', () => {
    expect(byDay('#0866FF').mark).toBe('#0866ff');
    expect(byNight('#FFE01B').mark).toBe('#ffe01b');
  });

  it('darkens yellow in the light theme and lightens navy in the dark theme', () => {
    expect(contrast(byDay('#FFE01B').mark, '#FFFFFF')).toBeGreaterThan(contrast('#FFE01B', '#FFFFFF'));
    expect(contrast(byNight('#002991').mark, '#111D21')).toBeGreaterThan(contrast('#002991', '#111D21'));
  });

  it('inverts black in the dark theme, as the brands do', () => {
    const { mark, tile } = byNight('#000000');
    expect(contrast(mark, tile)).toBeGreaterThan(7);
  });

  it.each(['#FFFFFF', '#808080', '#7AB55C', '#03363D'])('makes %s visible in both themes', (brand) => {
    for (const { mark, tile } of [byDay(brand), byNight(brand)]) {
      expect(contrast(mark, tile)).toBeGreaterThanOrEqual(4);
    }
  });
});
