import { useEffect, useRef, useState } from 'react';
import { writeCsv } from '../../domain/format/csv.ts';
import type { Page } from '../../domain/outcome/page.ts';
import { ProblemError, problemOf, type Problem } from '../../domain/outcome/problem.ts';
import { saveFile } from '../../internal/saveFile.ts';
import { useStableHandler } from '../../internal/useStableHandler.ts';
import { csvPageSize, readListRows, type ListCsv } from './listCsv.ts';

/** The rows of a list's current filter, and how they are written. */
export interface CsvSource<Row> {
  /** One row in lower case: “source”. */
  readonly noun: string;
  /** Name of the file without its extension. */
  readonly fileName: string;
  /** Identifies the current filter. A result of another filter is not shown. */
  readonly filter: string;
  /** Number of rows on all pages; `undefined` while it loads, or if it is unknown. */
  readonly count: number | undefined;
  /** Loads the columns of the file. */
  load(): Promise<ListCsv<Row>>;
  /** Reads a page of the current filter. */
  readPage(number: number, size: number): Promise<Page<Row>>;
}

export type CsvState =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly read: number; readonly total: number | undefined }
  | { readonly state: 'failed'; readonly problem: Problem }
  | {
      readonly state: 'saved';
      readonly rows: number;
      readonly count: number | null;
      readonly missing: number;
    };

export interface CsvDownloadState {
  readonly state: CsvState;
  start(): void;
  cancel(): void;
}

const idle: CsvState = { state: 'idle' };

/** Downloads a list as a CSV file, until it is done, cancelled or unmounted. */
export function useCsvDownload<Row extends { readonly id: number }>(
  source: CsvSource<Row> | undefined,
): CsvDownloadState {
  const [shown, setShown] = useState({ filter: source?.filter, state: idle });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = useStableHandler(() => {
    if (!source) return;
    const { filter, fileName, load, readPage } = source;
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const show = (state: CsvState): void => {
      if (!signal.aborted) setShown({ filter, state });
    };
    const download = async (): Promise<void> => {
      // Code that fails to load is a network failure, and can be retried.
      const csv = await load().catch((cause: unknown) => {
        throw new ProblemError({ kind: 'network' }, { cause });
      });
      const onProgress = (read: number, total: number | null) =>
        show({ state: 'reading', read, total: total ?? undefined });
      const { rows, count, missing } = await readListRows((number) => readPage(number, csvPageSize), {
        signal,
        onProgress,
      });
      signal.throwIfAborted();
      saveFile(`${fileName}.csv`, 'text/csv', writeCsv(csv.heads, rows.map(csv.cells)));
      show({ state: 'saved', rows: rows.length, count, missing });
    };
    show({ state: 'reading', read: 0, total: source.count });
    download().catch((thrown: unknown) => show({ state: 'failed', problem: problemOf(thrown) }));
  });
  const cancel = useStableHandler(() => {
    running.current?.abort();
    setShown({ filter: source?.filter, state: idle });
  });

  // A download continues if the filter changes, but its result says nothing about the new filter.
  const isCurrent = shown.filter === source?.filter || shown.state.state === 'reading';
  return { state: isCurrent ? shown.state : idle, start, cancel };
}
