/** What importing one entry costs a product that has React, in kB of 1000 bytes, minified, gzip -9. */
export interface Cost {
  readonly entry: string;
  /** Scripts that load with the entry. */
  readonly js: number;
  /** Scripts that load later, such as the code of a menu on the first press. */
  readonly later: number;
  readonly css: number;
  /** The react-aria parts that the entry uses, imported alone. */
  readonly reactAria: number | undefined;
}

/** May be in the noise: renamed variables compress differently. */
const tolerance = (kept: number): number => kept * 1.02 + 0.2;

const figures = { js: 'JS', later: 'JS that loads later', css: 'CSS' } as const;
const keys = ['js', 'later', 'css'] as const;

const header = ['Entry', 'JS', 'Later', 'CSS', 'react-aria'];
const cell = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(1));

/** The table in Markdown, which the formatter aligns. */
export function tableOf(costs: readonly Cost[]): string {
  const rows = costs.map(({ entry, js, later, css, reactAria }) => [
    `\`${entry}\``,
    cell(js),
    later === 0 ? '' : cell(later),
    css === 0 ? '' : cell(css),
    cell(reactAria),
  ]);
  const rule = header.map((_, column) => (column === 0 ? '---' : '--:'));
  return [header, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The costs in a document that `tableOf` wrote. */
export function costsIn(text: string): readonly Cost[] {
  return [...text.matchAll(/^\| `([^`]+)` *\|(.*)\|$/gm)].map(([, entry = '', cells = '']) => {
    const [js = '', later = '', css = '', reactAria = ''] = cells.split('|').map((each) => each.trim());
    return {
      entry,
      js: Number(js),
      later: Number(later),
      css: Number(css),
      reactAria: reactAria === '' ? undefined : Number(reactAria),
    };
  });
}

/** One sentence per entry that costs more than the table says, or that is not in it. */
export function growthOf(measured: readonly Cost[], kept: readonly Cost[]): readonly string[] {
  const known = new Map(kept.map((cost) => [cost.entry, cost]));
  const entries = new Set(measured.map(({ entry }) => entry));
  const gone = kept
    .filter(({ entry }) => !entries.has(entry))
    .map(({ entry }) => `${entry} is no entry any more.`);
  return [
    ...measured.flatMap((cost) => {
      const before = known.get(cost.entry);
      if (before === undefined) return [`${cost.entry} is new: it has no figures yet.`];
      return keys
        .filter((key) => cost[key] > tolerance(before[key]))
        .map(
          (key) =>
            `${cost.entry} costs ${cost[key].toFixed(1)} kB of ${figures[key]}, up from ${before[key].toFixed(1)}.`,
        );
    }),
    ...gone,
  ];
}

/**
 * Our primitives may add a tenth to react-aria for style names and small logic, or a small icon if they use no
 * react-aria. Part of the logic keeps the focus on a control that becomes disabled, and renders overlays where
 * `PortalProvider` wants them.
 */
export function excessOf(entry: string, ours: number, reactAria = 0): readonly string[] {
  const limit = reactAria > 0 ? reactAria * 1.1 + 1.6 : 3;
  if (ours <= limit) return [];
  return [
    `${entry} costs ${ours.toFixed(1)} kB, its react-aria parts ${reactAria.toFixed(1)}. A primitive may cost ${limit.toFixed(1)} beside them.`,
  ];
}
