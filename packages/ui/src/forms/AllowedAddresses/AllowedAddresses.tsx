import { Card } from '../../primitives/Card/Card.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AddressList, type AddressListProps } from './AddressList.tsx';
import * as css from './AllowedAddresses.css.ts';

export type AllowedAddressesProps = AddressListProps;

/** The card beside a form: which addresses a firewall has to let in (spec §2 "Connection options"). */
export function AllowedAddresses(props: AllowedAddressesProps) {
  return (
    <Card title="Allow these addresses">
      <div className={css.card}>
        {props.addresses.state !== 'failed' && (
          <Text as="p" size="small" tone="muted">
            Click an address to copy it.
          </Text>
        )}
        <AddressList {...props} />
      </div>
    </Card>
  );
}
