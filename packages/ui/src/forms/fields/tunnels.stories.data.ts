import { toId } from '../../domain/entities/id.ts';
import type { Tunnel } from '../../domain/entities/tunnel.ts';

/** Tunnels in each of their states, for stories and tests. The second is the first active one. */
export const storyTunnels: readonly Tunnel[] = [
  {
    id: toId(1),
    name: 'Office gateway',
    type: 1,
    provider: 1,
    region: 4,
    sshHost: 'bastion.acme.example',
    sshPort: 22,
    sshUser: 'tunnel',
    sshPublicKey: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleOfAPublicKeyThatIsNotUsed millrace',
    setupCompleted: false,
    isActive: false,
  },
  {
    id: toId(2),
    name: 'Production VPC',
    type: 0,
    provider: 1,
    region: 1,
    setupCompleted: true,
    isActive: true,
  },
  {
    id: toId(3),
    name: 'Factory floor',
    type: 2,
    provider: 1,
    region: 12,
    sshHost: 'tunnels.millrace.example',
    sshPort: 40122,
    sshUser: 'ubuntu',
    setupCompleted: true,
    isActive: false,
  },
];
