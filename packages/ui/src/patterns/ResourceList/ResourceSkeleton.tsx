import { pageSize } from '../../domain/outcome/page.ts';
import { useClientStyle } from '../../internal/useClientStyle.ts';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import * as skeletonCss from '../../primitives/Skeleton/Skeleton.css.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as gridCss from '../Grid/Grid.css.ts';
import { partsOf, type GridExtras } from '../Grid/gridColumns.ts';
import { frameStyle, hidingLook } from '../Grid/gridStyle.ts';
import { useRowHeight } from '../DensityProvider/density.ts';
import { narrowRowHeight } from './rowHeight.ts';
import { gridColumns, type ResourceColumn } from './resourceColumns.ts';

interface ResourceSkeletonProps<Row> {
  label: string;
  columns: readonly ResourceColumn<Row>[];
  extras: GridExtras;
}

/** The grid's own layout with bars instead of data, so that nothing moves when the rows load. */
export function ResourceSkeleton<Row>({ label, columns, extras }: ResourceSkeletonProps<Row>) {
  const rowHeight = useRowHeight('least');
  const parts = partsOf(gridColumns(columns, false), extras);
  const style = useClientStyle(frameStyle(parts, { rowHeight, narrowRowHeight }));
  const skeletons = new Map(columns.map(({ id, skeleton }) => [id, skeleton]));
  return (
    <Loading label={label}>
      <div className={gridCss.flowingFrame} style={style}>
        <div className={gridCss.grid}>
          <div className={gridCss.foldingHead}>
            <div className={gridCss.headRow} />
          </div>
          {Array.from({ length: pageSize }, (_, index) => (
            <div key={index} className={`${gridCss.flowingRow} ${skeletonCss.group}`}>
              {parts.map((part) => (
                <div
                  key={part.id}
                  className={`${gridCss.cell}${part.column?.align === 'end' ? ` ${gridCss.atEnd}` : ''}${hidingLook(part)}`}
                >
                  {part.kind === 'data' && (skeletons.get(part.id) ?? <Skeleton width={72} />)}
                  {part.kind === 'select' && <Skeleton width={16} height={16} />}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
