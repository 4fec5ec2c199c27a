import { loadCode } from '../../kit/loadCode.ts';

/** Loads the texts of connection tests. A form opens without them. */
export const loadTestSteps = () => loadCode(() => import('./testSteps.ts'));

export type TestSteps = Awaited<ReturnType<typeof loadTestSteps>>;
