/** A step of a connection test (spec §3 Test-connection result). */
export interface TestStep {
  /** The action of the step, such as `Reach host on port 5432`. */
  readonly action: string;
  readonly message: string | null;
  /** `null` means pending: the step has not run (spec §4). */
  readonly success: boolean | null;
  /** Whether the connection requires this step to succeed. */
  readonly mandatory: boolean;
  /** The message of the tested system. */
  readonly error: string | null;
}

export interface TestResult {
  readonly success: boolean;
  readonly results: readonly TestStep[];
}
