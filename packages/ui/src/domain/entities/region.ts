import type { Region } from './newTunnelRegions.ts';

const codesAndLabels = [
  ['us-east-1', 'US East (N. Virginia)'],
  ['us-east-2', 'US East (Ohio)'],
  ['us-west-1', 'US West (N. California)'],
  ['us-west-2', 'US West (Oregon)'],
  ['af-south-1', 'Africa (Cape Town)'],
  ['ap-east-1', 'Asia Pacific (Hong Kong)'],
  ['ap-south-1', 'Asia Pacific (Mumbai)'],
  ['ap-northeast-3', 'Asia Pacific (Osaka)'],
  ['ap-northeast-2', 'Asia Pacific (Seoul)'],
  ['ap-southeast-1', 'Asia Pacific (Singapore)'],
  ['ap-southeast-2', 'Asia Pacific (Sydney)'],
  ['ap-northeast-1', 'Asia Pacific (Tokyo)'],
  ['ca-central-1', 'Canada (Central)'],
  ['cn-north-1', 'China (Beijing)'],
  ['cn-northwest-1', 'China (Ningxia)'],
  ['eu-central-1', 'Europe (Frankfurt)'],
  ['eu-west-1', 'Europe (Ireland)'],
  ['eu-west-2', 'Europe (London)'],
  ['eu-south-1', 'Europe (Milan)'],
  ['eu-west-3', 'Europe (Paris)'],
  ['eu-north-1', 'Europe (Stockholm)'],
  ['me-south-1', 'Middle East (Bahrain)'],
  ['sa-east-1', 'South America (São Paulo)'],
] as const;

export type RegionCode = (typeof codesAndLabels)[number][0];

/**
 * The 23 AWS regions. Spec §3 gives their number, the first and the last. The order in between is AWS's and
 * must be verified against the service.
 */
export const awsRegions: readonly (Region & { readonly code: RegionCode })[] = codesAndLabels.map(
  ([code, label], index) => Object.freeze({ value: index + 1, code, label }),
);

/** Finds a region by the service's number or by its code. */
export const regionOf = (valueOrCode: number | string): Region | undefined =>
  awsRegions.find(({ value, code }) => value === valueOrCode || code === valueOrCode);
