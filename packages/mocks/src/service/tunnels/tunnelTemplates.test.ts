import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { TunnelRow } from '../tables/connectorRows.ts';
import { tunnelTemplate } from './tunnelTemplates.ts';

const tunnel: TunnelRow = {
  id: 7,
  client_id: 1,
  name: 'Bastion',
  type: 1,
  provider: 1,
  region: 1,
  ssh_host: 'bastion.example',
  ssh_port: 2222,
  ssh_user: 'loader',
  ssh_public_key: 'ssh-ed25519 AAAA millrace-tunnel-7',
  setup_completed: false,
  is_active: false,
  due_at: null,
};
const templateOf = (type: string, row: Partial<TunnelRow> = {}) =>
  tunnelTemplate(1, { ...tunnel, ...row }, type);

/** Parses a script with a shell, without running it. */
const judge = (script: string) => spawnSync('sh', ['-n'], { input: script, encoding: 'utf8' });

describe('an install script', () => {
  it.each([0, 1, 2])('can be parsed by a shell, for type %s', (type) => {
    const { fileName, text } = templateOf('install_script', { type });
    expect(fileName).toBe('millrace-tunnel-7.sh');
    expect(judge(text)).toMatchObject({ status: 0, stderr: '' });
  });

  it('authorises the key, dials out, or contains the key of the other end', () => {
    expect(templateOf('install_script').text).toContain("key='ssh-ed25519 AAAA millrace-tunnel-7'");
    expect(templateOf('install_script', { type: 2 }).text).toContain("'loader@bastion.example' >");
    expect(templateOf('install_script', { type: 0 }).text).toMatch(/^PublicKey = [\w+/]{43}=$/m);
  });

  it.each([
    [1, 'user='],
    [2, "printf '%s' 'x"],
  ])('quotes input as one word, for type %s', (type, beginning) => {
    const ssh_user = "x'; $(touch owned) `touch owned`; '";
    const { text } = templateOf('install_script', { type, ssh_user });
    expect(text.split('touch owned')).toHaveLength(3);
    const line = text.split('\n').find((each) => each.startsWith(beginning)) ?? '';
    const shown = type === 1 ? `${line}; printf %s "$user"` : line.replace(/ > .*/, '');
    const { stdout } = spawnSync('sh', ['-c', shown], { encoding: 'utf8' });
    expect(stdout).toBe(type === 1 ? ssh_user : `${ssh_user}@bastion.example`);
  });
});

describe('a CloudFormation template', () => {
  it.each([
    [0, 'IpProtocol: udp, FromPort: 51820'],
    [1, 'IpProtocol: tcp, FromPort: 2222'],
  ])('creates a gateway that runs the script and allows access, for type %s', (type, ingress) => {
    const { fileName, text } = templateOf('cloud_formation', { type });
    expect(fileName).toBe('millrace-tunnel-7.yaml');
    expect(text).toContain(ingress);
    expect(text).toContain('us-east-1');
    const [, block = ''] = /Fn::Base64:\n +\|\n([\s\S]*)Outputs:/.exec(text) ?? [];
    const script = block.replaceAll(/^ {12}/gm, '');
    expect(script).toBe(templateOf('install_script', { type }).text);
  });

  it('is refused for a reverse tunnel, and so are other types', () => {
    expect(() => templateOf('cloud_formation', { type: 2 })).toThrow('Refused with 422');
    expect(() => templateOf('poem')).toThrow('Refused with 422');
  });
});
