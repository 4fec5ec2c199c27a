import type { Browser } from 'playwright';
import type { PageName } from './pages.ts';
import type { Row } from './report.ts';

/** What the sections measure with. */
export interface Bench {
  readonly browser: Browser;
  /** Where the built pages of bench/pages are served. */
  readonly pageAt: (page: PageName) => string;
  /** Size of a page's script, in kB. */
  readonly weightOf: (page: PageName) => number;
  readonly console: {
    /** The production build on the twin's server. */
    readonly address: string;
    readonly person: { readonly email: string; readonly password: string };
    /** A size of the build, in kB, as named in scripts/lib/budgets.ts. */
    readonly sizeOf: (what: string) => number;
  };
  /** A folder for temporary builds. */
  readonly folder: string;
}

/** Measures one subject. */
export type Section = (bench: Bench) => Promise<readonly Row[]>;

/** Number of runs per measurement; the best counts. */
export const rounds = 5;
