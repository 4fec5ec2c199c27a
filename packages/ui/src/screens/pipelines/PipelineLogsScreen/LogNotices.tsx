import { useEffect } from 'react';
import { describeFailedRead, type Problem } from '../../../domain/outcome/problem.ts';
import {
  defaultPipelineLogView,
  isLogFiltered,
  type PipelineLogView,
} from '../../../domain/views/pipelineLog.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { ProblemNotice } from '../../../patterns/ProblemNotice/ProblemNotice.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { ChevronUpIcon } from '../../../primitives/Icon/icons/ChevronUpIcon.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PipelineLogsScreen.css.ts';

interface NewerLinesProps {
  count: number;
  /** There are more than were counted. */
  isMore: boolean;
  onShow(): void;
}

/** “5 new, show”: newer lines wait until the reader asks for them, so that nothing moves. */
export function NewerLines({ count, isMore, onShow }: NewerLinesProps) {
  const text = `${formatCount(count)}${isMore ? '+' : ''} new`;
  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 ? `${text} ${count === 1 ? 'line' : 'lines'}` : ''}
      </VisuallyHidden>
      {count > 0 && (
        <div className={css.newer}>
          <div className={css.newerButton}>
            <Button size="small" variant="solid" tone="accent" icon={ChevronUpIcon} onPress={onShow}>
              {text}, show
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

interface MissingLineProps {
  /** The requested line. */
  line: number;
  view: PipelineLogView;
  hrefOf(view: PipelineLogView): string;
  /** The line is loaded, but does not match the table or the kind. */
  isHidden: boolean;
  /** Loads older lines; missing if all are loaded. */
  onLoadOlder?: (() => void) | undefined;
  isLoading: boolean;
}

/** Why the line of the address is not shown, and the way to it. */
export function MissingLine({ line, view, hrefOf, isHidden, onLoadOlder, isLoading }: MissingLineProps) {
  const isNarrowed =
    (view.show === 'lines' && !view.debug) ||
    isLogFiltered(view) ||
    view.range !== 'all' ||
    view.from !== undefined ||
    view.to !== undefined;
  const everywhere = hrefOf({ ...defaultPipelineLogView, debug: true, range: 'all', line });
  const isGone = !isNarrowed && !onLoadOlder && !isHidden;
  return (
    <Banner
      role="status"
      title={
        isHidden
          ? `Line ${line} does not match the filters.`
          : isGone
            ? `Line ${line} is not in the log.`
            : `Line ${line} is not among the loaded lines.`
      }
      actions={
        <>
          {onLoadOlder && !isHidden && (
            <Button size="small" isPending={isLoading} onPress={onLoadOlder}>
              Look in older lines
            </Button>
          )}
          {isNarrowed && (
            <ButtonLink size="small" href={everywhere}>
              Look in all lines
            </ButtonLink>
          )}
          {isGone && (
            <ButtonLink size="small" href={hrefOf(defaultPipelineLogView)}>
              Show the newest lines
            </ButtonLink>
          )}
        </>
      }
    >
      {isGone
        ? 'The service keeps the lines of a limited time.'
        : 'It may be older, a debug line, or outside of the filters and the time.'}
    </Banner>
  );
}

interface OlderLinesProps {
  /** There are older lines. */
  hasOlder: boolean;
  isLoading: boolean;
  problem: Problem | undefined;
  /** Loads without being asked. */
  isAutomatic: boolean;
  /** Where to continue when no more lines fit on this page. */
  continueHref: string | undefined;
  onLoad(): void;
}

/** The end of the loaded lines: what follows, and how to load it. */
export function OlderLines({
  hasOlder,
  isLoading,
  problem,
  isAutomatic,
  continueHref,
  onLoad,
}: OlderLinesProps) {
  const loadsNow = isAutomatic && hasOlder && !isLoading && !problem && continueHref === undefined;
  useEffect(() => {
    if (loadsNow) onLoad();
  });
  if (problem)
    return (
      <ProblemNotice
        problem={problem}
        wording={describeFailedRead(problem, 'Older lines')}
        onRetry={onLoad}
        isRetrying={isLoading}
      />
    );
  if (!hasOlder) return null;
  return (
    <div className={css.older}>
      {continueHref === undefined ? (
        <Button size="small" isPending={isLoading} onPress={onLoad}>
          Load older lines
        </Button>
      ) : (
        <ButtonLink size="small" href={continueHref}>
          Continue with older lines
        </ButtonLink>
      )}
    </div>
  );
}
