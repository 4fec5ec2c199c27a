import { Link } from 'react-aria-components/Link';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { TileGrid } from './TileGrid.tsx';
import type { CatalogueItem, ConnectorKind } from './SelectConnectorScreen.logic.ts';
import * as css from './TileGrid.css.ts';

export interface ConnectorTilesProps {
  kind: ConnectorKind;
  items: readonly CatalogueItem[];
  hrefOfType(type: string): string;
}

/** The types of sources or destinations. */
export function ConnectorTiles({ kind, items, hrefOfType }: ConnectorTilesProps) {
  return (
    <TileGrid
      label={`Connect a new ${kind}`}
      items={items}
      keyOf={({ type }) => type}
      labelOf={({ label }) => label}
    >
      {({ type, label }, isTabStop) => {
        const stop = { tabIndex: isTabStop ? 0 : -1 };
        return (
          <Link
            href={hrefOfType(type)}
            className={css.tileLook.open}
            // react-aria's link takes no tab index of its own.
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
            <span className={css.label}>{label}</span>
          </Link>
        );
      }}
    </TileGrid>
  );
}
