import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatCount, formatQuantity } from '../../../domain/format/count.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import { causesOf, doubtsOf, isOneCause, openAlerts, type DoubtKind } from '../../../domain/views/home.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { pipelineHealth, retryAt } from '../../../domain/pipelines/pipelineHealth.ts';
import { useNow } from '../../../patterns/PresentProvider/present.ts';
import { SentenceToCome } from '../../../patterns/StateSentence/SentenceToCome.tsx';
import { StateSentence } from '../../../patterns/StateSentence/StateSentence.tsx';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import type { HomeScreenProps } from './homeProps.ts';

type HomeSentenceProps = Pick<HomeScreenProps, 'errored' | 'running' | 'latest' | 'triggers'>;

const isComing = (remote: Remote<unknown> | undefined): boolean =>
  remote?.state === 'loading' && !remote.isOffline;
const pageOf = <Row,>(remote: Remote<Page<Row>> | undefined): Page<Row> | undefined =>
  remote?.state === 'ready' ? remote.value : undefined;
const isWhole = ({ count, rows }: Page<unknown>): boolean => count === rows.length;

/** `2 alerts are open.` */
function alertWords({ triggers }: HomeSentenceProps): string | undefined {
  const page = pageOf(triggers);
  const open = page ? openAlerts(page.rows, []).length : 0;
  if (!page || open === 0) return undefined;
  const least = page.hasNext ? 'At least ' : '';
  return `${least}${formatQuantity(open, 'alert is', 'alerts are')} open.`;
}

const doubtWords: Readonly<Record<DoubtKind, readonly [one: string, more: string]>> = {
  late: ['is late', 'are late'],
  quiet: ['is unusually quiet', 'are unusually quiet'],
  ahead: ['has a time in the future', 'have a time in the future'],
  behind: ['has times that disagree', 'have times that disagree'],
};

/** `2 pipelines are late, 1 is unusually quiet.` */
function describeDoubts({ running }: HomeSentenceProps, now: Date): string | undefined {
  const page = pageOf(running);
  if (!page) return undefined;
  const parts = doubtsOf(page.rows, now).map(({ kind, pipelines: { length } }, index) => {
    const [one, more] = doubtWords[kind];
    const subject = index === 0 ? formatQuantity(length, 'pipeline') : formatCount(length);
    return `${subject} ${length === 1 ? one : more}`;
  });
  if (parts.length === 0) return undefined;
  return `${isWhole(page) ? '' : 'At least '}${parts.join(', ')}.`;
}

/**
 * What failed pipelines do: stopped, or failing and trying again by themselves. Of pipelines that are not listed, it is not
 * known.
 */
function failureWords(failed: Page<Pipeline>, now: Date): { readonly verb: string; readonly note?: string } {
  const stopped = failed.rows.filter((pipeline) => retryAt(pipeline, now) === undefined).length;
  if (isWhole(failed) && stopped === failed.count) return { verb: 'stopped' };
  const verb = failed.count === 1 ? 'is failing' : 'are failing';
  if (!isWhole(failed) || stopped === 0) return { verb };
  return { verb, note: `${formatCount(stopped)} of them stopped.` };
}

function sentenceOf(props: HomeSentenceProps, now: Date) {
  const { errored, running, latest } = props;
  const [stopped, active, all] = [pageOf(errored), pageOf(running), pageOf(latest)];
  const alerts = alertWords(props);
  const doubts = describeDoubts(props, now);
  // Without a count, there is nothing to say that is surely true.
  if (!stopped || stopped.count === null) return undefined;
  if (stopped.count > 0) {
    const total = all?.count;
    const subject =
      typeof total === 'number'
        ? `${formatCount(stopped.count)} of ${formatQuantity(total, 'pipeline')}`
        : formatQuantity(stopped.count, 'pipeline');
    const causes = causesOf(stopped.rows);
    // The same error of different sources may have a cause in each of them.
    const number = causes.every(isOneCause)
      ? `from ${formatQuantity(causes.length, 'cause')}`
      : causes.length === 1
        ? 'with the same error'
        : `with ${formatCount(causes.length)} different errors`;
    const from = isWhole(stopped) && causes.length < stopped.count ? ` ${number}` : '';
    const { verb, note } = failureWords(stopped, now);
    return {
      tone: 'critical',
      lead: `${subject} ${verb}${from}.`,
      rest: [note, doubts, alerts].filter(Boolean).join(' '),
    } as const;
  }
  if (!active) return undefined;
  if (doubts !== undefined) return { tone: 'caution', lead: doubts, rest: alerts } as const;
  const isProved =
    isWhole(active) && active.rows.every((pipeline) => pipelineHealth(pipeline, now) === 'onTime');
  if (active.count && isProved && !alerts) {
    return {
      tone: 'positive',
      lead:
        active.count === 1
          ? 'The running pipeline syncs on time.'
          : `All ${formatCount(active.count)} running pipelines sync on time.`,
    } as const;
  }
  return { tone: 'neutral', lead: 'No pipelines stopped.', rest: alerts } as const;
}

/** The state of the account in one sentence. The lists do not know the tables, so it calls nothing healthy. */
export function HomeSentence(props: HomeSentenceProps) {
  const now = useNow();
  const { errored, running, latest, triggers } = props;
  if ([errored, running, latest, triggers].some(isComing)) return <SentenceToCome />;
  const sentence = sentenceOf(props, now);
  if (!sentence) return null;
  const { tone, lead } = sentence;
  return (
    <StateSentence tone={tone} {...(tone === 'caution' && { icon: WarningIcon })} lead={lead}>
      {'rest' in sentence && sentence.rest}
    </StateSentence>
  );
}
