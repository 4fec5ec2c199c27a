export {
  AllowedAddresses,
  type AllowedAddressesProps,
} from '../../forms/AllowedAddresses/AllowedAddresses.tsx';
export type { PublicAddresses } from '../../forms/AllowedAddresses/addresses.logic.ts';
