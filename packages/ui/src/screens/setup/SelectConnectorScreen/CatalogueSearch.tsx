import { useEffect, useRef, type ReactNode } from 'react';
import { formatQuantity } from '../../../domain/format/count.ts';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { catalogueSize, type ConnectorKind } from './SelectConnectorScreen.logic.ts';
import * as layoutCss from '../catalogueLayout.css.ts';
import * as css from './SelectConnectorScreen.css.ts';

interface CatalogueSearchProps {
  kind: ConnectorKind;
  value: string;
  onChange(search: string): void;
  /** Moves the focus to the results; returns whether there are any. */
  onArrowDown(): boolean;
  /** Link for requesting a missing connector. */
  request: ReactNode;
}

/** The search over the catalogue, with a link for requesting a missing connector. */
export function CatalogueSearch({ kind, value, onChange, onArrowDown, request }: CatalogueSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a touch screen the focus opens the keyboard over the connectors.
    if (!matchMedia('(pointer: coarse)').matches) input.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={layoutCss.toolbar}>
      <div className={layoutCss.search}>
        <SearchField
          ref={input}
          label={`Search ${formatQuantity(catalogueSize(kind), kind)}`}
          size="standard"
          value={value}
          onChange={onChange}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && onArrowDown()) event.preventDefault();
            else event.continuePropagation();
          }}
        />
      </div>
      {request && (
        <p className={css.request}>
          {`Can’t find a ${kind}?`} {request}
        </p>
      )}
    </div>
  );
}
