import type { NodeKind } from '../service/connectors/nodeKinds.ts';
import * as nodeCommands from '../service/connectors/nodeCommands.ts';
import { list, type NodeListQuery } from '../service/connectors/nodeList.ts';
import * as nodes from '../service/connectors/nodes.ts';
import type { World } from '../service/world/world.ts';

interface ParsedRequest {
  readonly world: World;
  readonly request: Request;
}
interface ItemRequest extends ParsedRequest {
  readonly params: { readonly id: number };
}

/** Answers that sources and destinations share; the handlers assign them to calls. */
export const nodeReplies = <Shown extends object>(kind: NodeKind<Shown>) => ({
  list: ({ world, query, request }: ParsedRequest & { readonly query: NodeListQuery }) =>
    list(world, kind, query, request),
  get: ({ world, params }: ItemRequest) => nodes.get(world, kind, params.id),
  create: ({ world, body, request }: ParsedRequest & { readonly body: nodes.NodeBody }) =>
    nodes.create(world, kind, body, request.signal),
  update: ({ world, params, body }: ItemRequest & { readonly body: Partial<nodes.NodeBody> }) =>
    nodes.update(world, kind, params.id, body),
  setStatus: ({
    world,
    params,
  }: ParsedRequest & { readonly params: ItemRequest['params'] & { readonly status: string } }) =>
    nodeCommands.setStatus(world, kind, params.id, params.status),
  remove: ({ world, params }: ItemRequest) => nodeCommands.remove(world, kind, params.id),
  testTyped: ({ world, body, request }: ParsedRequest & { readonly body: Omit<nodes.NodeBody, 'name'> }) =>
    nodes.testTyped(world, kind, body, request.signal),
  testSaved: ({ world, params, body, request }: ItemRequest & { readonly body: nodes.TestedBody }) =>
    nodes.testSaved(world, kind, params.id, body, request.signal),
});
