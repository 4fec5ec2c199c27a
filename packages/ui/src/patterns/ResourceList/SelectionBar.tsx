import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import type { Page } from '../../domain/outcome/page.ts';
import { describeProblem, problemOf, type Problem } from '../../domain/outcome/problem.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyProblems } from '../ProblemNotice/CopyProblems.tsx';
import { csvPageSize, readListRows } from './listCsv.ts';
import * as css from './SelectionBar.css.ts';

interface SelectionBarProps<Row> {
  /** One row in lower case: “source”. */
  noun: string;
  /** The selected rows of all pages. */
  rows: readonly Row[];
  /** Number of rows that match the search and filters, if the rows of this page are selected and others match too. */
  matching: number | undefined;
  /** Reads a page of the rows that match. Without it, only rows that are shown can be selected. */
  readPage: ((number: number, size: number) => Promise<Page<Row>>) | undefined;
  /** Called with all rows that match. */
  onSelectAll(rows: readonly Row[]): void;
  /** Called to deselect the rows that are not on this page. */
  onSelectPage(): void;
  onClear(): void;
  /** Buttons for the selected rows. */
  children: ReactNode;
}

/** The most rows that are selected at once, because each is a request of its own. */
const mostSelected = 1_000;

/** What is selected, and what can be done with it. It floats above the lower edge of the window, so that no row moves. */
export function SelectionBar<Row extends { readonly id: number }>({
  noun,
  rows,
  matching,
  readPage,
  onSelectAll,
  onSelectPage,
  onClear,
  children,
}: SelectionBarProps<Row>) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const selectAll = async (read: NonNullable<typeof readPage>): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setReading(true);
    setProblem(undefined);
    try {
      const found = await readListRows((number) => read(number, csvPageSize), {
        signal,
        limit: mostSelected,
      });
      onSelectAll(found.rows);
    } catch (thrown) {
      if (!signal.aborted) setProblem(problemOf(thrown));
    } finally {
      if (!signal.aborted) setReading(false);
    }
  };
  const areAll = matching !== undefined && rows.length >= Math.min(matching, mostSelected);
  return (
    <div className={css.bar} role="group" aria-label={`Selected ${noun}s`}>
      <output className={css.count}>
        {formatQuantity(rows.length, noun)} selected
        {problem && <span className={css.problem}>{` · ${describeProblem(problem).title}`}</span>}
      </output>
      {problem && <CopyProblems problems={[problem]} />}
      {readPage && matching !== undefined && (
        // One button for both, so that it keeps the focus.
        <Button
          size="small"
          variant="ghost"
          isPending={isReading}
          onPress={() => (areAll ? onSelectPage() : void selectAll(readPage))}
        >
          {areAll
            ? 'Select only this page'
            : matching > mostSelected
              ? `Select the first ${formatCount(mostSelected)}`
              : `Select all ${formatCount(matching)} that match`}
        </Button>
      )}
      {children}
      <Button size="small" variant="ghost" onPress={onClear}>
        Clear
      </Button>
    </div>
  );
}
