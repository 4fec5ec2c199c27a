import { canHook, type Hook } from '../../../domain/hooks/hook.ts';
import { listedHookEntity } from '../../../domain/hooks/hookActions.ts';
import { isPlainHookAddress } from '../../../domain/hooks/hookAddress.ts';
import type { HookPlace } from '../../../domain/hooks/hookAttachments.ts';
import type { Remote } from '../../../domain/outcome/remote.ts';
import { HookPlaces, type HookPlaceRequest } from '../../../patterns/AttachedHooks/HookPlaces.tsx';
import { LastDelivery } from '../../../patterns/AttachedHooks/LastDelivery.tsx';
import { PlainAddressWarning } from '../../../patterns/AttachedHooks/PlainAddressWarning.tsx';
import { ConnectorFacts } from '../../../patterns/ConnectorFacts/ConnectorFacts.tsx';
import { Day } from '../../../patterns/ExactTime/Day.tsx';
import { DetailActions } from '../../../patterns/ResourceDetail/DetailActions.tsx';
import { ResourceDetail } from '../../../patterns/ResourceDetail/ResourceDetail.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ArchiveIcon } from '../../../primitives/Icon/icons/ArchiveIcon.ts';
import { SuccessIcon } from '../../../primitives/Icon/icons/SuccessIcon.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { HookRequest } from './HooksScreen.tsx';
import * as css from './HooksScreen.css.ts';

export type { HookPlaceRequest } from '../../../patterns/AttachedHooks/HookPlaces.tsx';

export interface HookScreenProps {
  /** The hook: loading, loaded or failed. */
  hook: Remote<Hook>;
  /** The address of the list of hooks. */
  listHref: string;
  /** The address of the hooks of a pipeline or source. */
  hrefOfPlace(place: HookPlace): string;
  /** Called with an action on the hook. */
  onAction(request: HookRequest): void;
  /** Called to attach it to a pipeline or a source. Without it, that is possible on their own pages only. */
  onAttach?(): void;
  /** Called with an action on one of its places. */
  onPlaceAction(request: HookPlaceRequest): void;
  /** Loads the hook again after a failure. */
  onRetry(): void;
}

function HookStatusBadge({ status }: Pick<Hook, 'status'>) {
  if (status === 'active') {
    return (
      <Badge tone="positive" icon={SuccessIcon}>
        Active
      </Badge>
    );
  }
  if (!status) return null;
  return <Badge icon={ArchiveIcon}>{status === 'archived' ? 'Archived' : status}</Badge>;
}

const headFrom = (onAction: HookScreenProps['onAction']) => (hook: Hook) => ({
  name: hook.name,
  subtitle: hook.createdAt && (
    <>
      Created <Day date={hook.createdAt} />
    </>
  ),
  status: <HookStatusBadge status={hook.status} />,
  actions: (
    <DetailActions entity={listedHookEntity} pages={{}} item={hook} buttons={['edit']} onAction={onAction} />
  ),
});

/** One hook: its address, the result of its last call, and what it is attached to (spec §2 Settings). */
export function HookScreen({
  hook,
  listHref,
  hrefOfPlace,
  onAction,
  onAttach,
  onPlaceAction,
  onRetry,
}: HookScreenProps) {
  return (
    <ResourceDetail
      noun="hook"
      resource={hook}
      list={{ label: 'Hooks', href: listHref }}
      head={headFrom(onAction)}
      selected="overview"
      hasSubtitle
      skeleton={
        <Card title="Configuration">
          <Skeleton height={96} />
        </Card>
      }
      onRetry={onRetry}
    >
      {(found) => (
        <div className={css.details}>
          <Card title="Configuration">
            <div className={css.stack}>
              <ConnectorFacts
                isRuled
                facts={[
                  { label: 'Address', value: found.url ?? '—', isMono: true },
                  {
                    label: 'Signing secret',
                    value: found.hasSecret ? 'Saved' : 'None',
                    isHidden: found.hasSecret,
                  },
                ]}
              />
              {!found.hasSecret && canHook('edit', found) && (
                <div>
                  <Button size="small" onPress={() => onAction({ action: 'edit', items: [found] })}>
                    Add signing secret
                  </Button>
                </div>
              )}
              {isPlainHookAddress(found.url) && <PlainAddressWarning />}
            </div>
          </Card>
          <Card title="Last delivery">
            <div className={css.stack}>
              <LastDelivery attachment={found} />
              <p className={css.note}>Only the last delivery is kept.</p>
            </div>
          </Card>
          <div className={css.wide}>
            <HookPlaces hook={found} hrefOfPlace={hrefOfPlace} onAttach={onAttach} onAction={onPlaceAction} />
          </div>
        </div>
      )}
    </ResourceDetail>
  );
}
