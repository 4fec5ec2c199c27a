import { useId, useState } from 'react';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { inSentence } from '../../domain/text/hiddenCharacters.ts';
import { lastPage } from '../../domain/outcome/page.ts';
import type { RowsField } from '../../domain/forms/definition/fieldTypes.ts';
import type { Row } from '../../domain/forms/values/row.ts';
import { editRow, idOfRow, pickRow } from '../../domain/forms/definition/rows.ts';
import * as fieldCss from '../../primitives/field/Field.css.ts';
import { TextToCome } from '../../patterns/LoadingBlock/TextToCome.tsx';
import { PageButtons } from '../../patterns/Pagination/PageButtons.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { RefreshIcon } from '../../primitives/Icon/icons/RefreshIcon.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import * as css from './SchemaImporter.css.ts';

export type { RowColumn, RowsField } from '../../domain/forms/definition/fieldTypes.ts';
export type { Row } from '../../domain/forms/values/row.ts';

/** How far reading the columns is. */
export type SampleState =
  | { readonly kind: 'idle' }
  /** A field that reading files needs is missing or wrong. */
  | { readonly kind: 'unready' }
  | { readonly kind: 'loading' }
  /** The columns were cleared (spec §8). */
  | { readonly kind: 'failed'; readonly message: string; readonly canRestore: boolean }
  /** Names of the files that were read; null if the service does not name them. */
  | { readonly kind: 'done'; readonly files: readonly string[] | null };

export interface SchemaImporterProps {
  /** The table field: its columns, and how they are edited. */
  field: RowsField;
  /** How far reading the columns is. */
  state: SampleState;
  /** The columns of the files, selected or not. */
  rows: readonly Row[];
  /** The sampled type of each column, to mark edited ones. */
  types: ReadonlyMap<string, string>;
  /** Called with all rows after a selection or an edit. */
  onChange(rows: readonly Row[]): void;
  /** Reads the files, and starts over with what they contain. */
  onSample(): void;
  /** Reads the files again, and keeps selection and edits. */
  onRefresh(): void;
  /** Brings back the columns from before a failure. */
  onRestore(): void;
  /** Why the columns cannot be saved, shown below the table. */
  error?: string;
  /** Locks the columns, such as during a save. @default false */
  isReadOnly?: boolean;
}

/** Rows on a page (spec §9). */
const rowsPerPage = 20;
/** Maximum number of files that are named. */
const namedFiles = 5;

const describeFiles = (files: readonly string[]): string => {
  const named = files.slice(0, namedFiles).map((file) => inSentence(file));
  const more = files.length - named.length;
  return `Read from ${named.join(', ')}${more > 0 ? ` and ${formatQuantity(more, 'more file')}` : ''}.`;
};

/** The columns of files in a storage, read from some of them (spec §2 "schema importer table"). */
export function SchemaImporter({
  field,
  state,
  rows,
  types,
  onChange,
  onSample,
  onRefresh,
  onRestore,
  error,
  isReadOnly = false,
}: SchemaImporterProps) {
  const errorId = useId();
  const [wantedPage, setPage] = useState(1);
  const isLoading = state.kind === 'loading';
  const isFixed = isReadOnly || isLoading;
  const picked = rows.filter(({ isPicked }) => isPicked).length;
  const page = Math.min(wantedPage, lastPage(rows.length, rowsPerPage));
  const first = (page - 1) * rowsPerPage;
  return (
    <div>
      <div
        role="group"
        aria-label={field.label}
        aria-describedby={error === undefined ? undefined : errorId}
        aria-busy={isLoading}
      >
        <Stack>
          <Stack direction="row" gap="sm" align="center" isWrapping>
            <Button size="toolbar" isDisabled={isFixed} onPress={onSample}>
              Sample Files
            </Button>
            <Button
              size="toolbar"
              icon={RefreshIcon}
              isDisabled={isFixed || (rows.length === 0 && state.kind !== 'failed')}
              onPress={onRefresh}
            >
              Refresh Schema
            </Button>
            <output className={css.progress}>
              <Text size="small" tone="muted" isTabular>
                {isLoading
                  ? 'Loading schema...'
                  : rows.length > 0 && `${formatCount(picked)} of ${formatCount(rows.length)} selected`}
              </Text>
            </output>
          </Stack>
          {state.kind === 'unready' && (
            <Banner tone="caution" role="alert" title="Some entries are missing.">
              Reading files needs the bucket, its region and its role, and valid sample options.
            </Banner>
          )}
          {state.kind === 'failed' && (
            <Banner
              tone="critical"
              role="alert"
              title={inSentence(state.message)}
              actions={
                state.canRestore && (
                  <Button size="small" isDisabled={isReadOnly} onPress={onRestore}>
                    Restore previous
                  </Button>
                )
              }
            >
              {state.canRestore && 'The columns were cleared. Nothing is saved yet.'}
            </Banner>
          )}
          {state.kind === 'done' && state.files !== null && state.files.length > 0 && (
            <Text size="small" tone="muted">
              {describeFiles(state.files)}
            </Text>
          )}
          {/* Columns that are read again keep their place below this text. */}
          {isLoading && rows.length > 0 && (
            <Text size="small">
              <TextToCome
                text={describeFiles(['exports/orders/2026-01-01.csv', 'exports/orders/2026-01-02.csv'])}
              />
            </Text>
          )}
          {rows.length === 0 ? (
            <Text tone="muted">
              {state.kind === 'done'
                ? 'The sampled files have no columns.'
                : 'No columns yet. Sample Files reads them from your bucket.'}
            </Text>
          ) : (
            <>
              <table
                className={isLoading ? css.dimmed : css.table}
                aria-label={field.label}
                inert={isLoading}
              >
                <thead>
                  <tr>
                    <td>
                      <Checkbox
                        aria-label="Select all columns"
                        isSelected={picked === rows.length}
                        isIndeterminate={picked > 0 && picked < rows.length}
                        isReadOnly={isFixed}
                        onChange={(isPicked) => onChange(rows.map((row) => ({ ...row, isPicked })))}
                      />
                    </td>
                    {field.columns.map(({ key, label }) => (
                      <th key={key} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.slice(first, first + rowsPerPage).map((row, index) => (
                    <ColumnRow
                      key={idOfRow(field, row)}
                      field={field}
                      row={row}
                      sampledType={types.get(idOfRow(field, row))}
                      isReadOnly={isFixed}
                      onPick={(isPicked) => onChange(pickRow(rows, first + index, isPicked))}
                      onEdit={(key, value) => onChange(editRow(rows, first + index, { key, value }))}
                    />
                  ))}
                </tbody>
              </table>
              <PageButtons
                label={field.label}
                page={page}
                count={rows.length}
                pageSize={rowsPerPage}
                onPageChange={setPage}
              />
            </>
          )}
        </Stack>
      </div>
      {error !== undefined && (
        <p id={errorId} className={fieldCss.error}>
          {error}
        </p>
      )}
    </div>
  );
}
