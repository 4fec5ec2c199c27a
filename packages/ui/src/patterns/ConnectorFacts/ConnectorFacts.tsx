import { Code } from '../../primitives/Code/Code.tsx';
import { LockIcon } from '../../primitives/Icon/icons/LockIcon.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ConnectorFact } from './connectorFacts.logic.ts';
import * as css from './ConnectorFacts.css.ts';

export interface ConnectorFactsProps {
  facts: readonly ConnectorFact[];
  /** Draws lines between the facts, for use in a card of its own. @default false */
  isRuled?: boolean;
}

/** Under a list with locked values, because a tooltip cannot be read on touch screens. */
export const lockedNote = 'Can’t be changed after creation.';

function Value({ fact: { value, isMono, isHidden, href } }: { fact: ConnectorFact }) {
  if (value === undefined) {
    return (
      <span className={css.empty}>
        <span aria-hidden>—</span>
        <VisuallyHidden>Nothing</VisuallyHidden>
      </span>
    );
  }
  if (isHidden) return <span className={css.hidden}>{value}</span>;
  if (href !== undefined) return <Link href={href}>{value}</Link>;
  return isMono ? <Code>{value}</Code> : <bdi>{value}</bdi>;
}

/** Labels and values line by line: a saved connector's configuration, or a tunnel's details. */
export function ConnectorFacts({ facts, isRuled = false }: ConnectorFactsProps) {
  return (
    <div className={css.frame}>
      <dl className={css.facts[isRuled ? 'ruled' : 'plain']}>
        {facts.map((fact) => (
          <div key={fact.label} className={css.fact[isRuled ? 'ruled' : 'plain']}>
            <dt className={css.label}>{fact.label}</dt>
            <dd className={css.value}>
              <Value fact={fact} />
              {fact.isLocked && (
                <span className={css.lock} title={lockedNote}>
                  <LockIcon label={lockedNote} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
