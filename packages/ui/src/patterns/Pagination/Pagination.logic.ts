/** A page, or a gap between two pages. */
export type PageStop = { readonly page: number } | { readonly gapAfter: number };

/**
 * The first and last page, the current one and its neighbours: at most seven stops, always as many as fit, so that the
 * buttons do not move while paging.
 */
export function pageStops(current: number, last: number): readonly PageStop[] {
  const most = 7;
  const range = (from: number, to: number): readonly PageStop[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ page: from + index }));
  if (last <= most) return range(1, last);
  if (current <= 4) return [...range(1, 5), { gapAfter: 5 }, { page: last }];
  if (current >= last - 3) return [{ page: 1 }, { gapAfter: 1 }, ...range(last - 4, last)];
  return [
    { page: 1 },
    { gapAfter: 1 },
    ...range(current - 1, current + 1),
    { gapAfter: current + 1 },
    { page: last },
  ];
}
