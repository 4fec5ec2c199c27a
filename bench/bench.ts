import type { Browser } from 'playwright';
import type { PageName } from './pages.ts';
import type { Row } from './report.ts';

/** What the sections measure with. */
export interface Bench {
  readonly browser: Browser;
  /** Where the built pages of bench/pages are served. */
  readonly pageAt: (page: PageName) => string;
  /** What a page's script weighs, in kB. */
  readonly weightOf: (page: PageName) => number;
  readonly console: {
    /** Its production build on the twin's server. */
    readonly address: string;
    readonly person: { readonly email: string; readonly password: string };
    /** A size of the build, in kB, as scripts/lib/budgets.ts names it. */
    readonly sizeOf: (what: string) => number;
  };
  /** A folder for what is built while measuring. */
  readonly folder: string;
}

/** Measures one subject. */
export type Section = (bench: Bench) => Promise<readonly Row[]>;

/** How often each thing is measured; the best counts. */
export const rounds = 5;
