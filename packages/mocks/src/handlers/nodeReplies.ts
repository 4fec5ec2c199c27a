import type { NodeKind } from '../service/nodeRows.ts';
import * as nodes from '../service/nodes.ts';
import type { World } from '../service/world.ts';

interface Asked {
  readonly world: World;
  readonly request: Request;
}
interface AskedOfOne extends Asked {
  readonly params: { readonly id: number };
}

/** What sources and destinations answer alike; the handlers say which call gets which. */
export const nodeReplies = <Shown extends object>(kind: NodeKind<Shown>) => ({
  list: ({ world, query, request }: Asked & { readonly query: nodes.NodeListQuery }) =>
    nodes.list(world, kind, query, request),
  get: ({ world, params }: AskedOfOne) => nodes.get(world, kind, params.id),
  create: ({ world, body, request }: Asked & { readonly body: nodes.NodeBody }) =>
    nodes.create(world, kind, body, request.signal),
  update: ({ world, params, body }: AskedOfOne & { readonly body: Partial<nodes.NodeBody> }) =>
    nodes.update(world, kind, params.id, body),
  setStatus: ({
    world,
    params,
  }: Asked & { readonly params: AskedOfOne['params'] & { readonly status: string } }) =>
    nodes.setStatus(world, kind, params.id, params.status),
  testTyped: ({ world, body, request }: Asked & { readonly body: Omit<nodes.NodeBody, 'name'> }) =>
    nodes.testTyped(world, kind, body, request.signal),
  testSaved: ({ world, params, body, request }: AskedOfOne & { readonly body: nodes.TestedBody }) =>
    nodes.testSaved(world, kind, params.id, body, request.signal),
});
