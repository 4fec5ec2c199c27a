import { useMemo } from 'react';
import { catalogue, labelOf } from '../../domain/entities/catalogue.ts';
import type { ConnectorKind } from '../../domain/entities/connector.ts';
import { useStableHandler } from '../../internal/useStableHandler.ts';
import { ConnectorMark } from '../ConnectorMark/ConnectorMark.tsx';
import { FilterMenu, type FilterGroup, type FilterOption } from './FilterMenu.tsx';

const optionOf = (type: string): FilterOption => ({
  value: type,
  label: labelOf(type),
  icon: <ConnectorMark type={type} size="small" />,
});
const alphabetical = ({ label: one }: FilterOption, { label: other }: FilterOption): number =>
  one.localeCompare(other, 'en');

/** The connector types of a kind in alphabetical order, those in use first if known. */
function connectorTypeGroups(wanted: ConnectorKind, used: readonly string[] = []): readonly FilterGroup[] {
  const inUse = new Set(used);
  const others = catalogue.flatMap(({ kind, type }) => (kind === wanted && !inUse.has(type) ? [type] : []));
  const options = (types: Iterable<string>) => [...types].map(optionOf).toSorted(alphabetical);
  return inUse.size === 0
    ? [{ options: options(others) }]
    : [
        { label: 'In use', options: options(inUse) },
        { label: 'Other types', options: options(others) },
      ];
}

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
