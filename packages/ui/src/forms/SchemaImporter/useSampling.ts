import { useEffect, useRef, useState } from 'react';
import type { FileSample } from '../../domain/connectors/definition/fileSample.ts';
import type { RowsField } from '../../domain/forms/definition/fieldTypes.ts';
import type { FormModel } from '../../domain/forms/model/formState.ts';
import type { Row } from '../../domain/forms/values/row.ts';
import { problemOf } from '../../domain/outcome/problem.ts';
import type { SampleState } from './SchemaImporter.tsx';
import { rowsAfterSample, sampledRow, typesOf } from './sampledRows.ts';

/** The sentence of spec §8. */
export const schemaFailure =
  'An error occurred while fetching schema, please check the configuration and try again.';

interface Sampling {
  readonly model: FormModel;
  readonly field: RowsField;
  /** Paths of the fields that reading files needs. */
  readonly needs: readonly string[];
  onSample(signal: AbortSignal): Promise<FileSample>;
}

const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value);

/** Reads the columns of files into a table field. A failure clears the columns (spec §8), which can be restored. */
export function useSampling({ model, field, needs, onSample }: Sampling) {
  const [state, setState] = useState<SampleState>({ kind: 'idle' });
  const [types, setTypes] = useState(() => {
    const saved = model.initialValue(field.path);
    return typesOf(field, isRows(saved) ? saved : []);
  });
  const previous = useRef<readonly Row[]>([]);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const rowsNow = (): readonly Row[] => model.at(field.path, 'rows').getSnapshot().value;
  const isReady = (): boolean => {
    const paths = model.fields.map(({ path }) => path);
    const asked = [...needs, ...paths.filter((path) => /^(sample_options\.|file_)/.test(path))];
    for (const path of asked) model.blur(path);
    return asked.every((path) => model.at(path).getSnapshot().error === undefined);
  };

  const fail = (message: string): void => {
    const rows = rowsNow();
    if (rows.length > 0) previous.current = rows;
    model.setValue(field.path, []);
    setState({ kind: 'failed', message, canRestore: previous.current.length > 0 });
  };

  const read = async (held: readonly Row[]): Promise<void> => {
    if (!isReady()) {
      setState({ kind: 'unready' });
      return;
    }
    const { signal } = (running.current = new AbortController());
    setState({ kind: 'loading' });
    try {
      const sample = await onSample(signal);
      if (signal.aborted) return;
      if (!sample.success) {
        fail(sample.error ?? schemaFailure);
        return;
      }
      const replaced = rowsNow();
      if (replaced.length > 0) previous.current = replaced;
      const known = held.length > 0 ? held : [];
      model.setValue(field.path, rowsAfterSample(field, sample.columns, known));
      model.blur(field.path);
      setTypes(
        typesOf(
          field,
          sample.columns.map((column) => sampledRow(column, true)),
        ),
      );
      setState({ kind: 'done', files: sample.files });
    } catch (thrown) {
      if (signal.aborted) return;
      const { detail, fieldErrors } = problemOf(thrown);
      if (fieldErrors) model.setServerErrors(fieldErrors);
      fail(detail ?? schemaFailure);
    }
  };

  return {
    state,
    types,
    /** Reads the files and starts over: every column with its sampled type. */
    sample: () => void read([]),
    /** Reads the files again, and keeps selection and edits. After a failure, those from before it. */
    refresh: () => void read(rowsNow().length > 0 ? rowsNow() : previous.current),
    restore: () => {
      model.setValue(field.path, previous.current);
      setState({ kind: 'idle' });
    },
  };
}
