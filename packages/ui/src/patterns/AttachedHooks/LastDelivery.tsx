import type { HookAttachment } from '../../domain/hooks/hook.ts';
import { hookEventLabel } from '../../domain/hooks/hookEvents.ts';
import { formatCount } from '../../domain/format/count.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../primitives/Icon/icons/WarningIcon.ts';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import * as css from './AttachedHooks.css.ts';

interface LastDeliveryProps {
  attachment: Pick<HookAttachment, 'lastDelivery'>;
}

/** The result of the last call: the code, the time, how long it took, and the error. */
export function LastDelivery({ attachment: { lastDelivery } }: LastDeliveryProps) {
  if (!lastDelivery) return <span className={css.muted}>—</span>;
  const { success, statusCode, at, durationMs, error, event } = lastDelivery;
  const code = statusCode === null ? '' : ` (${statusCode})`;
  return (
    <span className={css.delivery}>
      <Badge tone={success ? 'positive' : 'critical'} icon={success ? SuccessIcon : WarningIcon}>
        {success ? `Delivered${code}` : `Failed${code}`}
      </Badge>
      <span className={css.facts}>
        {hookEventLabel(event)} · <RelativeTime date={at} isFocusable />
        {durationMs !== null && ` · ${formatCount(durationMs)} ms`}
      </span>
      {error !== null && <span className={css.error}>{error}</span>}
    </span>
  );
}
