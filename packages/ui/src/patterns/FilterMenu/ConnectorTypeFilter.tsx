import { useMemo } from 'react';
import type { ConnectorKind } from '../../domain/entities/connector.ts';
import { useStableHandler } from '../../internal/useStableHandler.ts';
import { connectorTypeGroups } from './connectorTypeGroups.tsx';
import { FilterMenu } from './FilterMenu.tsx';

/** What a list with a type filter takes from its caller. */
export interface UsedTypes {
  /** The types that the account's connectors have: the filter lists them first. */
  usedTypes?: readonly string[];
  /** Called when the filter opens, so that `usedTypes` can be loaded. */
  onTypesOpen?(): void;
}

interface ConnectorTypeFilterProps extends UsedTypes {
  kind: ConnectorKind;
  /** Names the filter. */
  label: string;
  /** The option that clears the filter. */
  allLabel: string;
  value: string | undefined;
  onChange(type: string | undefined): void;
}

/** Filters a list by connector type. The menu renders again only if its options or its value change. */
export function ConnectorTypeFilter({
  kind,
  usedTypes,
  onTypesOpen,
  onChange,
  ...menu
}: ConnectorTypeFilterProps) {
  const groups = useMemo(() => connectorTypeGroups(kind, usedTypes), [kind, usedTypes]);
  return (
    <FilterMenu
      {...menu}
      groups={groups}
      onChange={useStableHandler(onChange)}
      onOpen={useStableHandler(() => onTypesOpen?.())}
    />
  );
}
