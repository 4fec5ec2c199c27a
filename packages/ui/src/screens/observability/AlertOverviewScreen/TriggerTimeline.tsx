import type { AlertTrigger } from '../../../domain/observability/alertTrigger.ts';
import { alertTriggerStatusLabel, describeDuration } from '../../../domain/observability/describeAlert.ts';
import { triggerSpans, type TriggerSpan } from '../../../domain/observability/triggerSpans.ts';
import { formatQuantity } from '../../../domain/format/count.ts';
import { formatExact } from '../../../domain/format/time.ts';
import type { Page } from '../../../domain/outcome/page.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { useNow, useTimeZone } from '../../../patterns/PresentProvider/present.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AlertOverviewScreen.css.ts';

export interface TriggerTimelineProps {
  /** The newest triggers, of every status. */
  history: Remote<Page<AlertTrigger>>;
  /** The time that the chart above shows. */
  range: { readonly from: Date; readonly to: Date };
}

/** `Fired 4 Mar 2026, 08:00:00 CET, still out of range. Open.` */
function describeSpan({ trigger, isOngoing }: TriggerSpan, timeZone: string): string {
  const { triggeredAt, healedAt, status } = trigger;
  const fired = triggeredAt ? `Fired ${formatExact(triggeredAt, timeZone)}` : 'Fired';
  const end = isOngoing
    ? ', still out of range'
    : triggeredAt && healedAt
      ? `, back in range after ${describeDuration(triggeredAt, healedAt)}`
      : '';
  return `${fired}${end}. ${alertTriggerStatusLabel(status)}.`;
}

const toneOf = ({ trigger: { status }, isOngoing }: TriggerSpan): keyof typeof css.span =>
  status === 'open' ? 'open' : isOngoing ? 'acknowledged' : 'handled';

const percent = (fraction: number): string => `${fraction * 100}%`;

function noteOf(history: TriggerTimelineProps['history'], spans: readonly TriggerSpan[]): string {
  if (history.state === 'failed') return 'When it was out of range could not be loaded.';
  if (history.state === 'loading') return 'Loading when it was out of range';
  if (spans.length === 0)
    return history.value.hasNext ? 'No recent trigger in this range.' : 'No trigger in this range.';
  const ongoing = spans.filter(({ isOngoing }) => isOngoing).length;
  const before = spans.filter(({ isFromBefore }) => isFromBefore).length;
  const parts = [
    formatQuantity(spans.length, 'trigger'),
    ...(ongoing > 0 ? [`${ongoing === spans.length ? '' : `${ongoing} `}still out of range`] : []),
    ...(before > 0 ? [`${before === spans.length ? '' : `${before} `}since before`] : []),
  ];
  return `${parts.join(', ')}.${history.value.hasNext ? ' Older ones are not drawn.' : ''}`;
}

/** When the values were out of range, below the chart and on its axis: a long trigger looks long, a short one short. */
export function TriggerTimeline({ history, range }: TriggerTimelineProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const spans = history.state === 'ready' ? triggerSpans(history.value.rows, range, now) : [];
  return (
    <div className={css.timeline}>
      <p className={css.timelineNote}>
        <strong>Out of range</strong> {noteOf(history, spans)}
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
            <title>{describeSpan(span, timeZone)}</title>
          </line>
        ))}
      </svg>
      <VisuallyHidden as="div">
        <ul aria-label="When it was out of range">
          {spans.map((span) => (
            <li key={span.trigger.id}>{describeSpan(span, timeZone)}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </div>
  );
}
