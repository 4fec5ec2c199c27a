import { createLazyHook } from '../../internal/lazyCode.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { AddressListProps } from './AddressList.tsx';
import { AddressSkeleton } from './AddressSkeleton.tsx';
import * as css from './AllowedAddresses.css.ts';

export type { PublicAddresses } from './addresses.logic.ts';

export interface AllowedAddressesProps extends AddressListProps {}

const useList = createLazyHook(() => import('./AddressList.tsx'));

/**
 * The card beside a form with the addresses that a firewall must allow (spec §2 "Connection options"). The list loads
 * on demand.
 */
export function AllowedAddresses(props: AllowedAddressesProps) {
  const list = useList(true);
  return (
    <Card title="Allow these addresses">
      <div className={css.card}>
        {props.addresses.state !== 'failed' && (
          <Text as="p" size="small" tone="muted">
            Click an address to copy it.
          </Text>
        )}
        {list ? <list.AddressList {...props} /> : <AddressSkeleton />}
      </div>
    </Card>
  );
}
