import { expect, it } from 'vitest';
import { chance, pick, secretToken } from './random.ts';

it('gives the same number for the same parts, and another for others', () => {
  expect(chance(1, 'sync', 7)).toBe(chance(1, 'sync', 7));
  expect(chance(1, 'sync', 7)).not.toBe(chance(2, 'sync', 7));
  expect(chance('a', 'bc')).not.toBe(chance('ab', 'c'));
});

it('distributes neighbouring parts evenly', () => {
  const buckets = Array.from({ length: 10 }, () => 0);
  for (let n = 0; n < 10_000; n += 1) {
    const bucket = Math.floor(chance('spread', n) * 10);
    buckets[bucket] = (buckets[bucket] ?? 0) + 1;
  }
  for (const count of buckets) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

it('returns every choice', () => {
  const picked = new Set(Array.from({ length: 100 }, (_, n) => pick(['a', 'b', 'c'], n)));
  expect([...picked].toSorted()).toEqual(['a', 'b', 'c']);
});

it('never repeats a token', () => {
  const tokens = new Set(Array.from({ length: 100 }, () => secretToken()));
  expect(tokens.size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{40}$/);
});
