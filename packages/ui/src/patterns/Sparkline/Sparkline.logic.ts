/** Coordinates of the drawing, which is stretched to its container. */
export const box = { width: 100, height: 28, padding: 2 };

/** How far outside the drawing the area is closed, so that only the edge of the values shows as a line. */
const beyond = 9;

/**
 * The area under a series, from zero at the bottom to its maximum at the top. One path serves as area and line, which
 * keeps rows cheap.
 */
export function outline(values: readonly number[]): string {
  if (values.length === 0) return '';
  const peak = Math.max(...values, 0);
  const step = box.width / Math.max(1, values.length - 1);
  const room = box.height - 2 * box.padding;
  const points = values.map((value, index) => {
    const share = peak === 0 ? 0 : Math.max(0, value) / peak;
    return { x: round(index * step), y: round(box.padding + room * (1 - share)) };
  });
  const floor = box.height + beyond;
  const line = points.map(({ x, y }) => `L${x} ${y}`).join('');
  return `M${-beyond} ${floor}V${points[0]?.y}${line}H${box.width + beyond}V${floor}Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
