import { createTunnel, listTunnels, testTunnel } from '@millrace/ui/contract';
import * as tunnels from '../service/connectors/tunnels.ts';
import { answer } from './answer.ts';

export const tunnelHandlers = {
  listTunnels: answer(listTunnels, ({ world, query, request }) => tunnels.list(world, query, request)),
  createTunnel: answer(createTunnel, ({ world, body }) => tunnels.create(world, body)),
  testTunnel: answer(testTunnel, ({ world, params }) => tunnels.test(world, params.id)),
};
