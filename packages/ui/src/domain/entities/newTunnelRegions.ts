/** A region of a cloud provider. */
export interface Region {
  /** The service's number of the region, 1 to 23 (spec §3). */
  readonly value: number;
  readonly code: string;
  readonly label: string;
}

/** Spec §3 "Cloud providers". Only the first has selectable regions. */
export const cloudProviders = [
  { value: 1, label: 'AWS' },
  { value: 2, label: 'GCP' },
  { value: 3, label: 'Azure' },
] as const;

/** Regions available for a new tunnel (spec §5). Every form of a database has them; the list of all regions is longer. */
export const newTunnelRegions: readonly Region[] = [
  { value: 1, code: 'us-east-1', label: 'US East (N. Virginia)' },
  { value: 4, code: 'us-west-2', label: 'US West (Oregon)' },
  { value: 12, code: 'ap-northeast-1', label: 'Asia Pacific (Tokyo)' },
];
