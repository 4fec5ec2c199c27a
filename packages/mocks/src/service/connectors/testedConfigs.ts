import type { World } from '../core/world.ts';
import { withoutSecrets } from './nodeSecrets.ts';
import type { findNode } from './nodeRows.ts';

type NodeRow = ReturnType<typeof findNode>;

/** What a configuration is made of, as far as a test of it goes. */
type Tested = Pick<NodeRow, 'config' | 'tunnel_id'>;
type LastTest = NodeRow['last_test'];

/** Per service (its hub is there once), the last test of changes that are not saved yet, by kind and id. */
const unsaved = new WeakMap<
  World['hub'],
  Map<string, { readonly tested: string; readonly lastTest: LastTest }>
>();

// A secret is kept nowhere, so two different ones look the same here.
const textOf = ({ config, tunnel_id }: Tested): string => JSON.stringify([withoutSecrets(config), tunnel_id]);

/** Whether the changes of a test leave everything as it is saved. */
export const isAsSaved = (row: Tested, { config, tunnel_id }: Tested): boolean =>
  tunnel_id === row.tunnel_id && JSON.stringify(config) === JSON.stringify(row.config);

/** Remembers how a test of unsaved changes went. */
export function rememberTest(world: World, node: string, tested: Tested, lastTest: LastTest): void {
  const tests = unsaved.get(world.hub) ?? new Map();
  unsaved.set(world.hub, tests.set(node, { tested: textOf(tested), lastTest }));
}

/** The test of what is saved now, if exactly that was tested before; it is taken only once. */
export function takeTest(world: World, node: string, saved: Tested): LastTest {
  const found = unsaved.get(world.hub)?.get(node);
  unsaved.get(world.hub)?.delete(node);
  return found?.tested === textOf(saved) ? found.lastTest : null;
}
