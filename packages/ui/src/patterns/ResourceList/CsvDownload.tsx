import { useId } from 'react';
import { formatCount, formatQuantity } from '../../domain/format/count.ts';
import { describeFailedRead } from '../../domain/outcome/problem.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProblemNotice } from '../ProblemNotice/ProblemNotice.tsx';
import { csvRowLimit } from './listCsv.ts';
import type { CsvDownloadState, CsvState } from './useCsvDownload.ts';
import * as css from './ListOptions.css.ts';

interface CsvDownloadProps extends CsvDownloadState {
  noun: string;
  /** Number of rows of the current filter; `undefined` while it loads, or if it is unknown. */
  count: number | undefined;
  /** In a row of tools: one line, and its title for assistive technology only. @default false */
  isInline?: boolean;
}

/** What a download would contain. */
const offer = (noun: string, count: number | undefined): string => {
  if (count === undefined) return `All ${noun}s that match`;
  return count > csvRowLimit
    ? `The first ${formatCount(csvRowLimit)} of ${formatQuantity(count, noun)}`
    : `${formatQuantity(count, noun)} ${count === 1 ? 'matches' : 'match'}`;
};

/** What the file contains, and what it does not. */
function summary({ rows, count, missing }: Extract<CsvState, { state: 'saved' }>, noun: string): string {
  const some = `Downloaded the first ${formatCount(rows)}`;
  const first =
    count === null
      ? rows >= csvRowLimit && `${some} ${noun}s. Filter the list to download any others.`
      : count > csvRowLimit &&
        `${some} of ${formatQuantity(count, noun)}. Filter the list to download the others.`;
  const parts = [first || `Downloaded ${formatQuantity(rows, noun)}.`];
  if (missing > 0) {
    parts.push(
      `${formatQuantity(missing, noun)} could not be read, or changed meanwhile. Download again to include them.`,
    );
  }
  return parts.join(' ');
}

/** The rows of the current filter as a file. A file is saved only when all of its rows were read. */
export function CsvDownload({ noun, count, isInline = false, state, start, cancel }: CsvDownloadProps) {
  const head = useId();
  const isReading = state.state === 'reading';
  const total = isReading ? state.total : undefined;
  return (
    <div role="group" aria-labelledby={head} className={isInline ? css.inline : css.section}>
      <h2 id={head} className={isInline ? css.hiddenTitle : css.title}>
        Download
      </h2>
      {isReading && (
        <>
          <progress
            className={css.progress}
            aria-label="Download"
            max={total || 1}
            value={total ? state.read : undefined}
          />
          <p className={css.note}>
            {total === undefined
              ? `Reading ${noun}s…`
              : `${formatCount(state.read)} of ${formatQuantity(total, noun)} read`}
          </p>
        </>
      )}
      {state.state === 'failed' && (
        <ProblemNotice
          problem={state.problem}
          wording={describeFailedRead(state.problem, `The ${noun}s for the file`)}
          onRetry={start}
        />
      )}
      {state.state === 'idle' && !isInline && <p className={css.note}>{offer(noun, count)}</p>}
      <p role="status" className={css.note}>
        {state.state === 'saved' && summary(state, noun)}
      </p>
      {/* The same button, so that it keeps the focus. */}
      <Button size="small" isDisabled={!isReading && count === 0} onPress={isReading ? cancel : start}>
        {isReading ? 'Cancel download' : 'Download CSV'}
      </Button>
    </div>
  );
}
