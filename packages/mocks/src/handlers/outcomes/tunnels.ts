import type { tunnelHandlers } from '../tunnels.ts';
import { type Outcomes } from './outcome.ts';

const newTunnel = {
  name: 'New',
  type: 1,
  provider: 1,
  region: 1,
  ssh_host: 'a.example',
  ssh_port: 22,
  ssh_user: 'u',
};

export const tunnelOutcomes: Outcomes<typeof tunnelHandlers> = {
  listTunnels: [{ status: 200 }, { status: 200, query: '?search=vpc' }],
  getTunnel: [
    { status: 200, at: { id: '2' } },
    { status: 404, at: { id: '999' } },
  ],
  createTunnel: [
    { status: 201, body: newTunnel },
    { status: 201, body: { ...newTunnel, type: 0, ssh_host: null, ssh_port: null, ssh_user: null } },
    { status: 422, body: { ...newTunnel, ssh_host: '' } },
    { status: 422, body: { ...newTunnel, region: 2 } },
    { status: 422, body: { ...newTunnel, name: ' ' } },
  ],
  deleteTunnel: [
    { status: 204, at: { id: '1' } },
    { status: 409, at: { id: '2' } },
    { status: 404, at: { id: '999' } },
  ],
  testTunnel: [
    { status: 200, at: { id: '2' } },
    { status: 200, at: { id: '3' } },
    { status: 404, at: { id: '999' } },
  ],
};
