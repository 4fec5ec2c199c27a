import { expect, it } from 'vitest';
import { atLeast, below } from './style.ts';

it('converts breakpoints to rem, so that larger text gets the layout of a narrower page', () => {
  expect(atLeast(720)).toBe('(min-width: 45rem)');
});

it('leaves no gap and no overlap between adjacent breakpoints', () => {
  const px = (condition: string): number => Number.parseFloat(condition.replace(/^\D+/, '')) * 16;
  expect(px(below(1100))).toBeLessThan(px(atLeast(1100)));
  expect(px(atLeast(1100)) - px(below(1100))).toBeLessThan(0.05);
});
