import type { AlertTrigger } from '../../domain/observability/alertTrigger.ts';
import { alertTriggerStatusLabel, describeDuration } from '../../domain/observability/describeAlert.ts';
import { triggerSpans, type TriggerSpan } from '../../domain/observability/triggerSpans.ts';
import { formatQuantity } from '../../domain/format/count.ts';
import { formatExact } from '../../domain/format/time.ts';
import type { Page } from '../../domain/outcome/page.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { useNow, useTimeZone } from '../../patterns/PresentProvider/present.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TriggerTimeline.css.ts';

export interface TriggerTimelineProps {
  /** The newest triggers, of every status. */
  history: Remote<Page<AlertTrigger>>;
  /** The time that the chart above shows. */
  range: { readonly from: Date; readonly to: Date };
  /** The alert of a trigger, if the triggers are of several: what it found is then not of one value alone. */
  nameOf?(trigger: AlertTrigger): string;
}

/** How the words say that a trigger goes on, and that it ended. */
interface Words {
  readonly heading: string;
  readonly ongoing: string;
  readonly ended: string;
}
const valueWords: Words = {
  heading: 'Out of range',
  ongoing: 'still out of range',
  ended: 'back in range',
};
const alertWords: Words = { heading: 'Alerts', ongoing: 'not over', ended: 'over' };

/** `Fired 4 Mar 2026, 08:00:00 CET, still out of range. Open.` */
function describeSpan(
  { trigger, isOngoing }: TriggerSpan,
  timeZone: string,
  nameOf: TriggerTimelineProps['nameOf'],
): string {
  const { triggeredAt, healedAt, status } = trigger;
  const { ongoing, ended } = nameOf ? alertWords : valueWords;
  const who = nameOf ? `${nameOf(trigger)} fired` : 'Fired';
  const fired = triggeredAt ? `${who} ${formatExact(triggeredAt, timeZone)}` : who;
  const end = isOngoing
    ? `, ${ongoing}`
    : triggeredAt && healedAt
      ? `, ${ended} after ${describeDuration(triggeredAt, healedAt)}`
      : '';
  const state = status ? ` ${alertTriggerStatusLabel(status)}.` : '';
  return `${fired}${end}.${state}`;
}

const toneOf = ({ trigger: { status }, isOngoing }: TriggerSpan): keyof typeof css.span =>
  status === 'open' ? 'open' : isOngoing ? 'acknowledged' : 'handled';

const percent = (fraction: number): string => `${fraction * 100}%`;

function noteOf(
  history: TriggerTimelineProps['history'],
  spans: readonly TriggerSpan[],
  words: Words,
): string {
  const subject = words === alertWords ? 'The triggers' : 'When it was out of range';
  if (history.state === 'failed') return `${subject} could not be loaded.`;
  if (history.state === 'loading') return `Loading ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`;
  if (spans.length === 0)
    return history.value.hasNext ? 'No recent trigger in this range.' : 'No trigger in this range.';
  const ongoing = spans.filter(({ isOngoing }) => isOngoing).length;
  const before = spans.filter(({ isFromBefore }) => isFromBefore).length;
  const parts = [
    formatQuantity(spans.length, 'trigger'),
    ...(ongoing > 0 ? [`${ongoing === spans.length ? '' : `${ongoing} `}${words.ongoing}`] : []),
    ...(before > 0 ? [`${before === spans.length ? '' : `${before} `}since before`] : []),
  ];
  return `${parts.join(', ')}.${history.value.hasNext ? ' Older ones are not drawn.' : ''}`;
}

/** When the values were out of range, below the chart and on its axis: a long trigger looks long, a short one short. */
export function TriggerTimeline({ history, range, nameOf }: TriggerTimelineProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const words = nameOf ? alertWords : valueWords;
  const spans = history.state === 'ready' ? triggerSpans(history.value.rows, range, now) : [];
  return (
    <div className={css.timeline}>
      <p className={css.timelineNote}>
        <strong>{words.heading}</strong> {noteOf(history, spans, words)}
      </p>
      {/* Attributes instead of styles, which a strict policy refuses in prepared markup. */}
      <svg className={css.timelineTrack} aria-hidden>
        {spans.map((span) => (
          <line
            key={span.trigger.id}
            className={css.span[toneOf(span)]}
            x1={percent(span.start)}
            x2={percent(span.start + span.length)}
            y1="50%"
            y2="50%"
          >
            <title>{describeSpan(span, timeZone, nameOf)}</title>
          </line>
        ))}
      </svg>
      <VisuallyHidden as="div">
        <ul aria-label={nameOf ? 'When alerts fired' : 'When it was out of range'}>
          {spans.map((span) => (
            <li key={span.trigger.id}>{describeSpan(span, timeZone, nameOf)}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </div>
  );
}
