import { useId } from 'react';
import { Link } from 'react-aria-components/Link';
import { signIns } from '../../../domain/connectors/signIn/signIns.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { TileGrid } from './TileGrid.tsx';
import type { CatalogueItem, ConnectorKind } from './SelectConnectorScreen.logic.ts';
import * as css from './TileGrid.css.ts';

export interface ConnectorTilesProps {
  kind: ConnectorKind;
  items: readonly CatalogueItem[];
  hrefOfType(type: string): string;
}

/** The types of sources or destinations, and how one signs in to each. */
export function ConnectorTiles({ kind, items, hrefOfType }: ConnectorTilesProps) {
  const id = useId();
  const words: Readonly<Record<string, string>> = signIns[kind];
  return (
    <TileGrid
      label={`Connect a new ${kind}`}
      items={items}
      keyOf={({ type }) => type}
      labelOf={({ label }) => label}
    >
      {({ type, label }, isTabStop) => {
        const signInId = `${id}-${type}`;
        const stop = { tabIndex: isTabStop ? 0 : -1, 'aria-describedby': signInId };
        return (
          <Link
            href={hrefOfType(type)}
            className={css.tileLook.open}
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
            <ConnectorMark type={type} />
            <span className={css.words}>
              <span className={css.label}>{label}</span>
              <span id={signInId} aria-hidden className={css.signIn}>
                {words[type]}
              </span>
            </span>
          </Link>
        );
      }}
    </TileGrid>
  );
}
