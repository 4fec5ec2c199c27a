import { useRef, type ReactNode } from 'react';
import { useRestoreLostFocus } from '../../internal/focus/useRestoreLostFocus.ts';
import { useIsPainted } from '../../internal/useIsPainted.ts';
import { Brand } from '../Brand/Brand.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { Race } from '../Race/Race.tsx';
import * as css from './SignedOutPage.css.ts';

const examples = [
  { source: 'postgres', destination: 'snowflake', words: '4.8 M records today' },
  { source: 'shopify', destination: 'bigquery', words: '219 k records today' },
  { source: 'hubspot', destination: 'redshift', words: '37 k records today' },
] as const;

/**
 * A picture of what the product does, beside the form. Assistive technology gets the sentence only. Marks and lines
 * wait for the first paint, because loading them would delay the form.
 */
function SignedOutArt() {
  const isPainted = useIsPainted();
  return (
    <aside className={css.artSide} aria-label="About Millrace">
      {examples.map(({ source, destination, words }) => (
        <div key={source} className={css.artCard} aria-hidden>
          <div className={css.artRace}>
            {isPainted && <Race source={source} destination={destination} status="running" size="art" />}
          </div>
          <span className={css.artWords}>{words}</span>
        </div>
      ))}
      <div className={css.claim}>
        <p className={css.claimTitle}>Your data, moved as it changes.</p>
        <p className={css.lead}>Initial load, then continuous sync, from 84 sources.</p>
      </div>
    </aside>
  );
}

export interface SignedOutPageProps extends RootProps<HTMLDivElement> {
  /** The head and the form. */
  children: ReactNode;
}

/** The page around every form for people who are not signed in. For people who are signed in use `PageHeader`. */
export function SignedOutPage({ children, ...root }: SignedOutPageProps) {
  const main = useRef<HTMLElement>(null);
  // An answer can replace the form, and with it the button that was pressed.
  useRestoreLostFocus(main);
  return (
    <div {...root} className={css.page}>
      <main ref={main} className={css.formSide}>
        <div className={css.formColumn}>
          <Brand />
          {children}
        </div>
      </main>
      <SignedOutArt />
    </div>
  );
}

export interface SignedOutHeadProps {
  /** Id of the heading, for the form that it names. */
  id?: string;
  /** Names the page. It can take the focus, so that a new page is read out. */
  title: string;
  /** One sentence below the heading. */
  children?: ReactNode;
}

/** The heading of a signed-out page. */
export const SignedOutHead = ({ id, title, children }: SignedOutHeadProps) => (
  <header className={css.head}>
    <h1 id={id} className={css.title} tabIndex={-1}>
      {title}
    </h1>
    {children && <p className={css.lead}>{children}</p>}
  </header>
);
