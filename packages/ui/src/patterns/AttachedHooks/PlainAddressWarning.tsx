import { Banner } from '../../primitives/Banner/Banner.tsx';

/** Plain http is allowed, with a note that others on the network can read it. */
export function PlainAddressWarning() {
  return (
    <Banner tone="caution" title="This address is not encrypted.">
      Others on the network can read what is sent. Use an address that starts with https:// if you can.
    </Banner>
  );
}
