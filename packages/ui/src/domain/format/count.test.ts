import { describe, expect, it } from 'vitest';

import { formatCompact, formatCount, formatFileSize, formatQuantity } from './count.ts';

describe('counts', () => {
  it('have thousands separators', () => {
    expect(formatCount(4_812_204)).toBe('4,812,204');
  });

  it.each([
    [999, '999'],
    [4_812, '4.8 k'],
    [4_812_204, '4.8 M'],
    [7_000_000_000, '7 B'],
  ])('abbreviate %d as “%s”', (value, expected) => {
    expect(formatCompact(value)).toBe(expected);
  });

  it('agree in number with the noun', () => {
    expect(formatQuantity(1, 'pipeline')).toBe('1 pipeline');
    expect(formatQuantity(2_000, 'pipeline')).toBe('2,000 pipelines');
    expect(formatQuantity(2, 'index', 'indices')).toBe('2 indices');
  });
});

describe('sizes of files', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1 kB'],
    [1_240, '1.2 kB'],
    [18_400, '18 kB'],
    [1_250_000, '1.3 MB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('%d is “%s”', (bytes, expected) => {
    expect(formatFileSize(bytes)).toBe(expected);
  });
});
