import { formatCount } from '../format/count.ts';
import { showHidden } from '../text/hiddenCharacters.ts';

/** Maximum number of names in a sentence; more are only counted. */
export const mostNamed = 3;

/** Names of tables or columns in a sentence, with invisible characters made visible (T-25). */
export function listNames(names: readonly string[]): string {
  const rest = names.length - mostNamed;
  return (
    names.slice(0, mostNamed).map(showHidden).join(', ') + (rest > 0 ? ` and ${formatCount(rest)} more` : '')
  );
}
