import { useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { differenceOf, legacyReason } from '../../../domain/connectors/catalogueHints.ts';
import { signIns } from '../../../domain/connectors/signIn/signIns.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { ArchiveIcon } from '../../../primitives/Icon/icons/ArchiveIcon.ts';
import { TileGroups, type TileGroup } from './TileGroups.tsx';
import type { CatalogueGroup, CatalogueItem, ConnectorKind } from './SelectConnectorScreen.logic.ts';
import * as css from './SelectConnectorScreen.css.ts';
import * as tileCss from '../tiles.css.ts';

export interface ConnectorTilesProps {
  kind: ConnectorKind;
  groups: readonly CatalogueGroup[];
  hrefOfType(type: string): string;
}

type Look = TileGroup<CatalogueItem>['look'];

interface WordsProps {
  item: CatalogueItem;
  look: Look;
  /** Id of what describes the tile. */
  noteId: string;
  signIn: string | undefined;
  /** What tells it apart from one of the same name. */
  difference: string | undefined;
  /** Why it is a legacy connector. */
  legacy: string | undefined;
}

function Words({ item, look, noteId, signIn, difference, legacy }: WordsProps) {
  return (
    <span className={tileCss.said[look]}>
      <span className={tileCss.label[legacy ? 'legacy' : look]}>{item.label}</span>
      {legacy ? (
        <span id={noteId} aria-hidden>
          <Badge size="small" icon={ArchiveIcon}>{`Legacy, ${legacy}`}</Badge>
        </span>
      ) : (
        <span id={noteId} aria-hidden className={tileCss.note[difference ? 'hint' : look]}>
          {[signIn, difference].filter(Boolean).join(', ')}
        </span>
      )}
    </span>
  );
}

const headOf = ({ label, items, look }: CatalogueGroup) => (
  <div className={css.groupHead}>
    <Heading level={2} size="small">
      {label}
    </Heading>
    {look === 'line' && <span className={css.note}>{formatCount(items.length)}</span>}
  </div>
);

/** The types of sources or destinations in groups, and how one signs in to each. */
export function ConnectorTiles({ kind, groups, hrefOfType }: ConnectorTilesProps) {
  const id = useId();
  const words: Readonly<Record<string, string>> = signIns[kind];
  return (
    <TileGroups
      groups={groups.map((group) => ({ ...group, head: headOf(group) }))}
      keyOf={({ type }) => type}
      labelOf={({ label }) => label}
    >
      {(item, isTabStop, look) => {
        const noteId = `${id}-${look}-${item.type}`;
        const stop = { tabIndex: isTabStop ? 0 : -1, 'aria-describedby': noteId };
        return (
          <Link
            href={hrefOfType(item.type)}
            className={tileCss.look[look]}
            // react-aria's link takes no tab index of its own. Its name is the label; the rest describes it.
            render={({ children, ...rest }) =>
              'href' in rest ? (
                <a {...rest} {...stop}>
                  {children}
                </a>
              ) : (
                <span {...rest}>{children}</span>
              )
            }
          >
            <ConnectorMark type={item.type} size={look === 'tile' ? 'standard' : 'small'} />
            <Words
              item={item}
              look={look}
              noteId={noteId}
              signIn={words[item.type]}
              difference={differenceOf(kind, item.type)}
              legacy={legacyReason(kind, item.type)}
            />
          </Link>
        );
      }}
    </TileGroups>
  );
}
