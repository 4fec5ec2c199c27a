import type { ObservabilityQuota } from '../../domain/entities/client.ts';
import { formatCount } from '../../domain/format/count.ts';
import { freeShareOf, paidShareOf, type QuotaShare } from '../../domain/observability/quota.ts';
import { quotaNotice } from '../../domain/observability/quotaNotice.ts';
import { useNow } from '../PresentProvider/present.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Meter } from '../../primitives/Meter/Meter.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './QuotaCard.css.ts';

const ofWords = ({ used, all }: QuotaShare): string => `${formatCount(used)} of ${formatCount(all)}`;

export interface QuotaCardProps extends RootProps {
  /** The runs of this month, free and paid. */
  quota: ObservabilityQuota;
  /** The address of the plans; left out where they are on the same page. */
  billingHref?: string;
}

/**
 * The alert runs of this month, and what happens once they are used (spec §4, A-131). For other amounts use `Meter`.
 */
export function QuotaCard({ quota, billingHref, ...root }: QuotaCardProps) {
  const now = useNow();
  const notice = quotaNotice(quota, now);
  const [free, paid] = [freeShareOf(quota), paidShareOf(quota)];
  // Nothing is known, so nothing is said.
  if (!free) return null;
  return (
    <Card {...root} title="Alert runs this month">
      <div className={css.meters}>
        <Meter label="Free runs" value={free.used} max={free.all} valueLabel={ofWords(free)} />
        {paid && paid.all > 0 && (
          <Meter label="Runs of the plan" value={paid.used} max={paid.all} valueLabel={ofWords(paid)} />
        )}
      </div>
      <p className={css.notice[notice.tone]}>
        {/* The meters say that all runs are used. */}
        {notice.tone === 'caution' ? `${notice.title} ${notice.text}` : notice.text}{' '}
        {billingHref !== undefined && <Link href={billingHref}>See plans</Link>}
      </p>
    </Card>
  );
}
