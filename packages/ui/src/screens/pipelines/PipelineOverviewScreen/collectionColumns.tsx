import { useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { CollectionUsage } from '../../../domain/entities/usage.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import type { GridColumn } from '../../../patterns/Grid/gridColumns.ts';
import { ShortAge } from '../../../patterns/RelativeTime/ShortAge.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { rem } from '../../../theme/rem.ts';
import { collectionLabel, collectionStatus } from './overviewFigures.ts';
import * as css from './PipelineOverviewScreen.css.ts';

/** How far a table has been read. The whole text opens by pointer, touch and keyboard. */
function Position({ collection, position }: { collection: string; position: string }) {
  const text = useRef<HTMLElement>(null);
  return (
    <Popover
      label={`Read position of ${collection}`}
      trigger={<AriaButton className={css.collectionPosition}>Read up to {position}</AriaButton>}
    >
      <div className={css.position}>
        <p className={css.positionTable}>{collection}</p>
        <p>
          Read up to <code ref={text}>{position}</code>
        </p>
        <CopyButton text={position} source={text} label="Copy position" />
      </div>
    </Popover>
  );
}

const changeColumn: GridColumn<CollectionUsage> = {
  id: 'change',
  label: 'Newest change',
  align: 'end',
  isSortable: true,
  width: rem(150),
  // Without room for it, its age is below the records.
  hideBelow: 'icons',
  cell: ({ newestChangeAt }) => (newestChangeAt ? <ShortAge date={newestChangeAt} /> : '—'),
};

/** The records, and the age of the newest change where its column is hidden. */
const RecordsAndAge = ({ totalRecords, newestChangeAt }: CollectionUsage) => (
  <span className={css.recordsAndAge}>
    {formatCount(totalRecords)}
    {newestChangeAt && (
      <span className={css.narrowAge}>
        <VisuallyHidden>Newest change </VisuallyHidden>
        <ShortAge date={newestChangeAt} />
      </span>
    )}
  </span>
);

/**
 * The columns of a pipeline's tables.
 * @param isProved whether the pipeline syncs on time
 * @param hasChanges whether the service tells of any table when it last changed
 */
export const collectionColumns = (
  isProved: boolean,
  hasChanges: boolean,
): readonly GridColumn<CollectionUsage>[] => [
  {
    id: 'collection',
    label: 'Table',
    isRowHeader: true,
    isSortable: true,
    width: 'minmax(0, 1fr)',
    cell: ({ collection, status, position }) => (
      <span className={css.collectionName}>
        <span className={css.dot[collectionStatus(status, isProved).tone]} aria-hidden />
        <span className={css.collectionWords}>
          <bdi translate="no" className={css.collectionTitle} title={collection}>
            {collection}
          </bdi>
          {position && <Position collection={collection} position={position} />}
        </span>
      </span>
    ),
  },
  ...(hasChanges ? [changeColumn] : []),
  {
    id: 'records',
    label: 'Records',
    align: 'end',
    isSortable: true,
    isStateless: !hasChanges,
    width: rem(120),
    narrowWidth: rem(84),
    cell: (table) => (hasChanges ? <RecordsAndAge {...table} /> : formatCount(table.totalRecords)),
  },
  {
    id: 'status',
    label: 'Status',
    isSortable: true,
    isStateless: true,
    width: rem(120),
    narrowWidth: rem(84),
    cell: ({ status }) => collectionLabel(status),
  },
];
