import { useIsPainted } from '../../internal/useIsPainted.ts';
import { Race } from '../Race/Race.tsx';
import * as css from './SignedOutPage.css.ts';

const races = [
  { source: 'postgres', destination: 'snowflake', words: '4.8 M records today' },
  { source: 'shopify', destination: 'bigquery', words: '219 k records today' },
  { source: 'hubspot', destination: 'redshift', words: '37 k records today' },
] as const;

/**
 * A picture of what the product does, beside the form. Assistive technology gets the sentence only. Marks and lines
 * wait for the first paint, because loading them would delay the form.
 */
export function SignedOutArt() {
  const isPainted = useIsPainted();
  return (
    <aside className={css.artSide} aria-label="About Millrace">
      {races.map(({ source, destination, words }) => (
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
