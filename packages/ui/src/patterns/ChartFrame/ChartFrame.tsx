import { useId, type ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { Remote } from '../../domain/outcome/remote.ts';
import { DataTable, type DataTableColumn } from '../../primitives/DataTable/DataTable.tsx';
import { useClientStyle } from '../../internal/useClientStyle.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import { rem } from '../../theme/rem.ts';
import { LoadingBlock } from '../LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../RemoteView/RemoteView.tsx';
import * as css from './ChartFrame.css.ts';

/** A series of the chart. */
export interface ChartLegendItem {
  readonly id: string;
  readonly label: string;
  /** A small square or line that looks like the series in the plot. It is decoration. */
  readonly mark: ReactNode;
  /** Whether the plot shows the series. @default true */
  readonly isShown?: boolean | undefined;
  /** Called to show or hide the series; without it, the item is no button. */
  readonly onShownChange?: ((isShown: boolean) => void) | undefined;
}

export interface ChartFrameProps<Row> extends RootProps {
  /** Names the chart and its table. */
  label: string;
  /** Hides the label visually. Use it when a heading shows the same text. @default false */
  isLabelHidden?: boolean | undefined;
  /** What the figures count, such as `Seconds` or `Records an hour`. */
  unit?: string | undefined;
  /** The series, if there are several. */
  legend?: readonly ChartLegendItem[] | undefined;
  /** The figures. */
  data: Remote<readonly Row[]>;
  /** The columns of the table with the same figures. The first one names its row. */
  columns: readonly DataTableColumn<Row>[];
  /** Returns the id of a row. */
  getRowId: (row: Row) => string;
  /** Shown in place of the plot if there are no figures. @default 'No data in this range.' */
  empty?: ReactNode;
  /** Height of the plot, in px at the default font size. The frame has it while the figures load. @default 220 */
  height?: number | undefined;
  /** Buttons above the table, such as a download of the figures. */
  tools?: ReactNode;
  /** Loads the figures again after a failure. */
  onRetry?(): void;
  /**
   * Draws the figures. Those who cannot see the plot read the table: hide the plot with `aria-hidden`, or give it a role and a
   * name that summarise it.
   */
  children(rows: readonly Row[]): ReactNode;
}

function Legend({ items }: { readonly items: readonly ChartLegendItem[] }) {
  return (
    <div className={css.legend} role="group" aria-label="Series">
      {items.map(({ id, label, mark, isShown = true, onShownChange }) =>
        onShownChange ? (
          <ToggleButton key={id} className={css.legendButton} isSelected={isShown} onChange={onShownChange}>
            <span aria-hidden>{mark}</span>
            {label}
          </ToggleButton>
        ) : (
          <span key={id} className={css.legendItem}>
            <span aria-hidden>{mark}</span>
            {label}
          </span>
        ),
      )}
    </div>
  );
}

/**
 * What every chart needs around its plot: a name, a unit, a legend, the states of its data, and a table with the same figures.
 * Any library can draw the plot. For records over time use `RecordsChart`; for a trend without figures use `Sparkline`.
 */
export function ChartFrame<Row>({
  label,
  isLabelHidden = false,
  unit,
  legend = [],
  data,
  columns,
  getRowId,
  empty = 'No data in this range.',
  height = 220,
  tools,
  onRetry,
  children,
  ...root
}: ChartFrameProps<Row>) {
  const titleId = useId();
  const nothingStyle = useClientStyle({ minBlockSize: rem(height) });
  return (
    <figure
      {...root}
      className={css.frame}
      {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
    >
      {(!isLabelHidden || unit !== undefined) && (
        <figcaption className={css.head}>
          {!isLabelHidden && (
            <span id={titleId} className={css.title}>
              {label}
            </span>
          )}
          {unit !== undefined && <span className={css.unit}>{unit}</span>}
        </figcaption>
      )}
      {legend.length > 0 && <Legend items={legend} />}
      <RemoteView
        remote={data}
        subject={label}
        skeleton={<LoadingBlock label={`Loading ${label}`} height={height} />}
        onRetry={onRetry}
      >
        {(rows) =>
          rows.length === 0 ? (
            typeof empty === 'string' ? (
              <p className={css.nothing} style={nothingStyle}>
                {empty}
              </p>
            ) : (
              empty
            )
          ) : (
            <>
              {children(rows)}
              <details className={css.details}>
                <summary className={css.summary}>Show as table</summary>
                <div className={css.twin}>
                  {tools && <div className={css.tools}>{tools}</div>}
                  <DataTable label={label} columns={columns} rows={rows} getRowId={getRowId} />
                </div>
              </details>
            </>
          )
        }
      </RemoteView>
    </figure>
  );
}
