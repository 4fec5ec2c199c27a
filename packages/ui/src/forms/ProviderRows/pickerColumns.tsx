import type { RowsField } from '../../domain/forms/definition/fieldTypes.ts';
import type { GridColumn } from '../../patterns/Grid/gridColumns.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { cellText, type PickerRow } from './pickerRows.ts';
import * as css from './ProviderRows.css.ts';

/** Heights of rows in px: one line, and on narrow pages a name with up to two lines below it. */
export const rowHeights = { wide: 44, narrow: 80 } as const;

/** The columns of a table field. On narrow pages, the first one also shows the text of the others. */
export const pickerColumns = ({ columns }: RowsField): readonly GridColumn<PickerRow>[] =>
  columns.map(({ key, label, isMono }, index): GridColumn<PickerRow> => {
    const isFirst = index === 0;
    return {
      id: key,
      label,
      isRowHeader: isFirst,
      width: isFirst ? 'minmax(0, 3fr)' : 'minmax(0, 2fr)',
      ...(isFirst ? { narrowWidth: 'minmax(0, 1fr)' } : { hideBelow: 'drawer' }),
      cell: ({ name, cells, isGone }) => {
        if (!isFirst) {
          const words = cellText(cells, key);
          return (
            <bdi translate="no" className={isMono ? css.mono : undefined} title={words}>
              {words || '—'}
            </bdi>
          );
        }
        const others = columns.slice(1).map((each) => cellText(cells, each.key));
        return (
          <span className={css.nameCell}>
            <span className={css.name}>
              <bdi translate="no" title={name}>
                {name}
              </bdi>
            </span>
            {isGone && (
              <Badge tone="caution" size="small" icon={WarningIcon}>
                Not in the list
              </Badge>
            )}
            <span className={css.details}>
              <Text size="small" tone="muted">
                {others.filter((each) => each !== '').join(' · ')}
              </Text>
            </span>
          </span>
        );
      },
    };
  });
