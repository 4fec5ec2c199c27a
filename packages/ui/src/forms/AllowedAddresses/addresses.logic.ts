/**
 * The addresses that the service connects from: one that is the same everywhere, and those of each region by its code.
 */
export interface PublicAddresses {
  readonly fixed: string;
  readonly regions: Readonly<Record<string, readonly string[]>>;
}

/** One address to allow. */
export interface AllowedAddress {
  readonly address: string;
  /** Where it is used: a region's code, or everywhere. */
  readonly place: string;
}

/** The fixed address first, then those of the region, or of all regions while the region is unknown. */
export function addressesFor(
  { fixed, regions }: PublicAddresses,
  region?: string,
): readonly AllowedAddress[] {
  const codes = region !== undefined && Object.hasOwn(regions, region) ? [region] : Object.keys(regions);
  return [
    { address: fixed, place: 'All regions' },
    ...codes.flatMap((place) => (regions[place] ?? []).map((address) => ({ address, place }))),
  ];
}
