import type { tunnelHandlers } from '../tunnels.ts';
import { type Outcomes } from './outcome.ts';
import { refusedValues, type Refusals } from './refused.ts';

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

export const tunnelRefusals: Refusals<typeof tunnelHandlers> = {
  createTunnel: refusedValues({ body: newTunnel }, [
    [{ name: ' ' }, 'name', 'Enter a tunnel name'],
    [{ name: ' vpc BASTION' }, 'name', 'A tunnel with this name already exists.'],
    [{ name: 'x'.repeat(151) }, 'name', 'A name has at most 150 characters.'],
    [{ ssh_host: 'x'.repeat(256) }, 'ssh_host', 'At most 255 characters.'],
    [{ type: 2, ssh_host: null, ssh_user: 'x'.repeat(256) }, 'ssh_user', 'At most 255 characters.'],
    [{ provider: null }, 'provider', 'Select a provider or region'],
    [{ region: null }, 'region', 'Select a provider or region'],
    [{ region: 2 }, 'region', 'Select a provider or region'],
    [{ type: 9 }, 'type', 'There is no such type.'],
    [{ ssh_user: '' }, 'ssh_user', 'Enter a SSH user'],
    [{ ssh_port: null }, 'ssh_port', 'Enter a SSH port'],
    [{ ssh_port: 22.5 }, 'ssh_port', 'Enter a whole number.'],
    [{ ssh_port: 0 }, 'ssh_port', 'Enter 1 or more.'],
    [{ ssh_port: 65_536 }, 'ssh_port', 'Enter 65535 or less.'],
    [{ type: 0, ssh_port: -1 }, 'ssh_port', 'Enter 1 or more.'],
    [{ ssh_host: null }, 'ssh_host', 'Enter a SSH host'],
  ]),
};
