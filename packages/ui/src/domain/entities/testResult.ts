/** One thing that a connection test looked at (spec §3 Test-connection result). */
export interface TestStep {
  /** What was tried, such as `Reach host on port 5432`. */
  readonly action: string;
  readonly message: string | null;
  /** `null` while it has not been tried: pending (spec §4). */
  readonly success: boolean | null;
  /** Whether the connection cannot do without it. */
  readonly mandatory: boolean;
  /** The tested system's own words. */
  readonly error: string | null;
}

export interface TestResult {
  readonly success: boolean;
  readonly results: readonly TestStep[];
}
