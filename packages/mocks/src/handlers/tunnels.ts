import { createTunnel, deleteTunnel, getTunnel, listTunnels, testTunnel } from '@millrace/ui/contract';
import * as tunnels from '../service/tunnels/tunnels.ts';
import { answer } from './http/answer.ts';

export const tunnelHandlers = {
  listTunnels: answer(listTunnels, ({ world, query, request }) => tunnels.list(world, query, request)),
  getTunnel: answer(getTunnel, ({ world, params }) => tunnels.get(world, params.id)),
  createTunnel: answer(createTunnel, ({ world, body }) => tunnels.create(world, body)),
  deleteTunnel: answer(deleteTunnel, ({ world, params }) => tunnels.remove(world, params.id)),
  testTunnel: answer(testTunnel, ({ world, params }) => tunnels.test(world, params.id)),
};
