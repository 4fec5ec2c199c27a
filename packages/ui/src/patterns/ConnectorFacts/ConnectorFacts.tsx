import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import { LockIcon } from '../../primitives/Icon/icons/LockIcon.ts';
import { Link } from '../../primitives/Link/Link.tsx';
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
  if (isHidden) return <span className={css.hidden}>{value}</span>;
  if (href !== undefined)
    return (
      <Link href={href} translate="no">
        {value}
      </Link>
    );
  return isMono ? <Code>{value}</Code> : <bdi translate="no">{value}</bdi>;
}

/** A saved connector's configuration, or a tunnel's details. */
export const ConnectorFacts = ({ facts, isRuled }: ConnectorFactsProps) => (
  <DescriptionList
    isRuled={isRuled}
    items={facts.map((fact) => ({
      label: fact.label,
      value:
        fact.value === undefined ? undefined : (
          <>
            <Value fact={fact} />
            {fact.isLocked && (
              <span className={css.lock} title={lockedNote}>
                <LockIcon label={lockedNote} />
              </span>
            )}
          </>
        ),
    }))}
  />
);
