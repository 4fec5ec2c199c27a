import type { Hook } from '../../../domain/hooks/hook.ts';
import { isPlainHookAddress } from '../../../domain/hooks/hookAddress.ts';
import { describePlaces } from '../../../domain/hooks/hookAttachments.ts';
import type { HookId } from '../../../domain/entities/id.ts';
import type { HookOrdering } from '../../../domain/views/hookList.ts';
import { badgeColumn, nothing, TwoLines, Wrapping } from '../../../patterns/ResourceList/columns.tsx';
import { createdColumn, nameColumn } from '../../../patterns/ResourceList/commonColumns.tsx';
import type { ResourceColumn } from '../../../patterns/ResourceList/resourceColumns.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { SuccessIcon } from '../../../primitives/Icon/icons/SuccessIcon.ts';
import { WarningIcon } from '../../../primitives/Icon/icons/WarningIcon.ts';
import * as css from './HooksScreen.css.ts';

function DeliveryCell({ lastDelivery }: Hook) {
  if (!lastDelivery) return nothing;
  const { success, statusCode } = lastDelivery;
  const code = statusCode === null ? '' : ` (${statusCode})`;
  return (
    <Badge tone={success ? 'positive' : 'critical'} icon={success ? SuccessIcon : WarningIcon}>
      {success ? `Delivered${code}` : `Failed${code}`}
    </Badge>
  );
}

/** The columns of the list of hooks. */
export const hookColumns = (
  hrefOf: (id: HookId) => string,
): readonly ResourceColumn<Hook, HookOrdering>[] => [
  nameColumn({
    label: 'Hook',
    ordering: 'name',
    width: css.tracks.name,
    name: ({ id, name, url }) => ({
      name,
      href: hrefOf(id),
      ...(url !== null && {
        children: (
          <TwoLines>
            {isPlainHookAddress(url) && 'Not encrypted · '}
            <bdi translate="no">{url}</bdi>
          </TwoLines>
        ),
      }),
    }),
  }),
  {
    id: 'places',
    label: 'Attached to',
    width: css.tracks.places,
    hideBelow: 'drawer',
    cell: (hook) => <Wrapping>{describePlaces(hook) ?? nothing}</Wrapping>,
  },
  badgeColumn({
    id: 'delivery',
    label: 'Last delivery',
    ordering: 'last_delivery',
    width: css.tracks.delivery,
    narrowWidth: css.tracks.narrowDelivery,
    cell: DeliveryCell,
  }),
  createdColumn({ ordering: 'created_at', width: css.tracks.created }),
];
