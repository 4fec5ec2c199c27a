import { describe, expect, it } from 'vitest';
import { outline } from './Sparkline.logic.ts';

describe('outline', () => {
  it('runs from edge to edge, zero at the bottom and the peak at the top, and closes outside the drawing', () => {
    expect(outline([0, 10, 5])).toBe('M-9 37V26L0 26L50 2L100 14H109V37Z');
  });

  it('is flat at the bottom without records', () => {
    expect(outline([0, 0])).toContain('L0 26L100 26H');
  });

  it('draws no value above the box or below its floor', () => {
    expect(outline([-5, 10])).toContain('L0 26L100 2H');
  });

  it('is empty without values', () => {
    expect(outline([])).toBe('');
  });
});
