import { useEffect, useMemo, useRef } from 'react';
import { connectorWords, type ConnectorKind } from '../../../domain/entities/connector.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { inSentence } from '../../../domain/text/hiddenCharacters.ts';
import { useStableHandler } from '../../../internal/useStableHandler.ts';
import { ConnectorMark } from '../../../patterns/ConnectorMark/ConnectorMark.tsx';
import { FilterMenu } from '../../../patterns/FilterMenu/FilterMenu.tsx';
import { CloseIcon } from '../../../primitives/Icon/icons/CloseIcon.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import * as css from './PipelinesListScreen.css.ts';

/** A source or a destination, as a filter names it. */
export interface ListedConnector {
  readonly id: number;
  readonly name: string;
  readonly type: string;
}

/** What a list with filters of sources and destinations takes from its caller. */
export interface ListedConnectors {
  /** The sources of the account, once they have loaded. */
  sources?: readonly ListedConnector[];
  /** Called when `sources` is needed: the filter opens, or no row names the chosen source. */
  onSourcesOpen?(): void;
  /** The destinations of the account, once they have loaded. */
  destinations?: readonly ListedConnector[];
  /** Called when `destinations` is needed: the filter opens, or no row names the chosen destination. */
  onDestinationsOpen?(): void;
}

interface ConnectorFilterProps {
  kind: ConnectorKind;
  connectors: readonly ListedConnector[] | undefined;
  onOpen: (() => void) | undefined;
  value: number | undefined;
  /** The rows of the list, which may name the chosen connector; `undefined` while they load. */
  rows: readonly Pipeline[] | undefined;
  onChange(id: number | undefined): void;
}

const none: readonly never[] = [];

/** Filters pipelines by one source or one destination, chosen by name. */
export function ConnectorFilter({
  kind,
  connectors = none,
  onOpen,
  value,
  rows,
  onChange,
}: ConnectorFilterProps) {
  const words = connectorWords[kind];
  const noun = words.one.toLowerCase();
  const menu = useRef<HTMLButtonElement>(null);
  const groups = useMemo(
    () => [
      {
        options: connectors
          .map(({ id, name: label, type }) => ({
            value: String(id),
            label,
            icon: <ConnectorMark type={type} size="small" />,
          }))
          .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
      },
    ],
    [connectors],
  );
  const open = useStableHandler(() => onOpen?.());
  const name = [...(rows ?? none).map((row) => row[kind]), ...connectors].find(
    (connector) => connector?.id === value,
  )?.name;
  // The chosen connector may have no pipelines, or none that match.
  const isUnnamed = value !== undefined && rows !== undefined && name === undefined;
  useEffect(() => {
    if (isUnnamed) open();
  }, [isUnnamed, open]);
  return (
    <span className={css.filter}>
      <FilterMenu
        ref={menu}
        label={words.one}
        allLabel={`All ${words.many.toLowerCase()}`}
        groups={groups}
        value={value?.toString()}
        valueLabel={name ?? `One ${noun}`}
        onChange={useStableHandler((id) => onChange(id === undefined ? undefined : Number(id)))}
        onOpen={open}
      />
      {value !== undefined && (
        <IconButton
          icon={CloseIcon}
          label={`Remove filter: ${name === undefined ? noun : inSentence(name)}`}
          onPress={() => {
            // The button is gone once the filter is.
            menu.current?.focus();
            onChange(undefined);
          }}
        />
      )}
    </span>
  );
}
