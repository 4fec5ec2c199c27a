import type { World } from '../world/world.ts';
import { withoutSecrets } from '../connectorConfig/nodeSecrets.ts';
import type { findNode } from './nodeKinds.ts';

type NodeRow = ReturnType<typeof findNode>;

/** The parts of a row that a connection test covers. */
type Tested = Pick<NodeRow, 'config' | 'tunnel_id'>;
type LastTest = NodeRow['last_test'];

/** The last test of unsaved changes, by service (each has one hub), then by kind and id. */
const unsaved = new WeakMap<
  World['hub'],
  Map<string, { readonly tested: string; readonly lastTest: LastTest }>
>();

// Secrets are not stored, so two configurations that differ in a secret only are equal here.
const textOf = ({ config, tunnel_id }: Tested): string => JSON.stringify([withoutSecrets(config), tunnel_id]);

/** Whether a test covered exactly the saved values. */
export const isAsSaved = (row: Tested, { config, tunnel_id }: Tested): boolean =>
  tunnel_id === row.tunnel_id && JSON.stringify(config) === JSON.stringify(row.config);

/** Stores the result of a test of unsaved changes. */
export function rememberTest(world: World, node: string, tested: Tested, lastTest: LastTest): void {
  const tests = unsaved.get(world.hub) ?? new Map();
  unsaved.set(world.hub, tests.set(node, { tested: textOf(tested), lastTest }));
}

/** Takes the stored test of the saved values, if there is one. It can be taken once. */
export function takeTest(world: World, node: string, saved: Tested): LastTest {
  const found = unsaved.get(world.hub)?.get(node);
  unsaved.get(world.hub)?.delete(node);
  return found?.tested === textOf(saved) ? found.lastTest : null;
}
