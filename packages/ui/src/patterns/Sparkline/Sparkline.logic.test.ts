import { describe, expect, it } from 'vitest';
import { outline } from './Sparkline.logic.ts';

describe('outline', () => {
  it('runs from edge to edge, zero at the bottom and the peak at the top', () => {
    expect(outline([0, 10, 5])).toBe('M0 26L50 2L100 14');
  });

  it('lies flat at the bottom when nothing moved', () => {
    expect(outline([0, 0])).toBe('M0 26L100 26');
  });

  it('draws no value above the box or below its floor', () => {
    expect(outline([-5, 10])).toBe('M0 26L100 2');
  });

  it('has nothing to say of nothing', () => {
    expect(outline([])).toBe('');
  });
});
