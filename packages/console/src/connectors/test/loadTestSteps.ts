import { retryImport } from '../../kit/retryImport.ts';

/** Loads the texts of connection tests. A form opens without them. */
export const loadTestSteps = () => retryImport(() => import('./testSteps.ts'), [1_000, 3_000]);

export type TestSteps = Awaited<ReturnType<typeof loadTestSteps>>;
