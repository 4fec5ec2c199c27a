import { isSshTunnel, type Tunnel } from '../../domain/entities/tunnel.ts';

/** One command line, and where to run it. */
export interface HostCommand {
  readonly label: string;
  readonly command: string;
}

/** Type, body and at most one word of comment, so that a shell sees plain words only. */
const publicKey = /^(?:ssh|ecdsa|sk)-[\w@.-]+ [A-Za-z0-9+/]+={0,3}(?: [\w@.-]+)?$/;
const host = /^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$/;
const user = /^[a-z_][a-z0-9_-]*$/i;

const authorise = (key: string): readonly HostCommand[] => [
  {
    label: 'On a Linux host',
    command: `mkdir -p ~/.ssh && echo '${key}' >> ~/.ssh/authorized_keys && chmod 600 ~/.ssh/authorized_keys`,
  },
  {
    label: 'On a Windows host, in PowerShell',
    command: `Add-Content -Path "$env:USERPROFILE\\.ssh\\authorized_keys" -Value '${key}'`,
  },
];

const dial = (tunnel: Tunnel): readonly HostCommand[] => {
  const { sshHost, sshPort, sshUser } = tunnel;
  if (!sshHost || !sshUser || !sshPort || !host.test(sshHost) || !user.test(sshUser)) return [];
  return [
    {
      label: 'On a host that reaches the database',
      command: `autossh -M 0 -N -o ServerAliveInterval=30 -R 0:DATABASE_HOST:DATABASE_PORT -p ${sshPort} ${sshUser}@${sshHost}`,
    },
  ];
};

/**
 * The commands to run on the other side of a tunnel. Users paste them into shells, so an invalid key, host or user
 * yields no command.
 */
export function hostCommands(tunnel: Tunnel): readonly HostCommand[] {
  if (tunnel.type === 2) return dial(tunnel);
  const key = tunnel.sshPublicKey?.trim() ?? '';
  return isSshTunnel(tunnel) && publicKey.test(key) ? authorise(key) : [];
}
