/** The drawing's own coordinates; it is stretched to whatever room it gets. */
export const box = { width: 100, height: 28, padding: 2 };

/** The outline of a series from left to right, from zero at the bottom to its highest value at the top. */
export function outline(values: readonly number[]): string {
  const peak = Math.max(...values, 0);
  const step = box.width / Math.max(1, values.length - 1);
  const room = box.height - 2 * box.padding;
  return values
    .map((value, index) => {
      const share = peak === 0 ? 0 : Math.max(0, value) / peak;
      const y = box.padding + room * (1 - share);
      return `${index === 0 ? 'M' : 'L'}${round(index * step)} ${round(y)}`;
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 100) / 100;
