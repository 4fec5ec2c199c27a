import { catalogue, labelOf } from '../../domain/entities/catalogue.ts';
import type { ConnectorKind } from '../../domain/entities/connector.ts';
import { ConnectorMark } from '../ConnectorMark/ConnectorMark.tsx';
import type { FilterGroup, FilterOption } from './FilterMenu.tsx';

const optionOf = (type: string): FilterOption => ({
  value: type,
  label: labelOf(type),
  icon: <ConnectorMark type={type} size="small" />,
});
const alphabetical = ({ label: one }: FilterOption, { label: other }: FilterOption): number =>
  one.localeCompare(other, 'en');

/** The connector types of a kind in alphabetical order, those in use first if known. */
export function connectorTypeGroups(
  wanted: ConnectorKind,
  used: readonly string[] = [],
): readonly FilterGroup[] {
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
