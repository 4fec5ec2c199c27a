import { formatCompact } from '../../../domain/format/count.ts';
import { formatClock, formatDayAndMonth } from '../../../domain/format/time.ts';
import { showHidden } from '../../../domain/text/hiddenCharacters.ts';
import { describeJump } from '../../../domain/usage/usageJumps.ts';
import type { ExplainedJump } from '../../../domain/views/explainedJumps.ts';
import { ExactTime } from '../../../patterns/ExactTime/ExactTime.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import * as css from './UsageScreen.css.ts';

const Message = ({ text }: { readonly text: string }) => <bdi translate="no">{showHidden(text)}</bdi>;

/** Days with far more records than usual, and what is known of them. The days are in UTC, as in the chart above. */
export function UsageJumps({ jumps }: { readonly jumps: readonly ExplainedJump[] }) {
  if (jumps.length === 0) return null;
  return (
    <section aria-labelledby="usage-jumps">
      <Heading level={3} size="small" id="usage-jumps">
        Days with more records than usual
      </Heading>
      <ul className={css.jumps}>
        {jumps.map((jump) => {
          const day = formatDayAndMonth(jump.day.from, 'UTC');
          return (
            <li key={day} className={css.jump}>
              <p>
                <strong className={css.jumpDay}>{day}</strong>
                {`, ${describeJump(jump)} with ${formatCompact(jump.records)} records`}
                {jump.pipeline && (
                  <>
                    , most of them of{' '}
                    <Link href={jump.pipeline.href} variant="inline">
                      <bdi translate="no">{showHidden(jump.pipeline.name)}</bdi>
                    </Link>
                  </>
                )}
              </p>
              <ul aria-label={`Log of ${day}`} className={css.causes}>
                {jump.causes.map(({ at, message, href }) => (
                  <li key={`${at.getTime()} ${message}`} className={css.cause}>
                    <ExactTime date={at} isFocusable>
                      {formatClock(at, 'UTC')}
                    </ExactTime>
                    {href === undefined ? (
                      <Message text={message} />
                    ) : (
                      <Link href={href}>
                        <Message text={message} />
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
