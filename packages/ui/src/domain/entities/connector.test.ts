import { describe, expect, it } from 'vitest';
import { connectorStatusLabel } from './connector.ts';
import { activeTunnelsFirst, isSshTunnel, tunnelState, tunnelTypeLabel } from './tunnel.ts';
import { nameTaken } from '../text/uniqueName.ts';

describe('a source or destination', () => {
  it('has a label for a status, or shows the status unchanged', () => {
    expect(connectorStatusLabel('archived')).toBe('Archived');
    expect(connectorStatusLabel('brand_new')).toBe('brand_new');
  });
});

describe('a tunnel', () => {
  it.each([
    [false, false, 'waitingForSetup'],
    [false, true, 'waitingForSetup'],
    [true, true, 'active'],
    [true, false, 'inactive'],
    [null, true, 'active'],
    [true, null, 'unknown'],
    [null, null, 'unknown'],
  ] as const)('with setup %s and active %s is %s', (setupCompleted, isActive, state) => {
    expect(tunnelState({ setupCompleted, isActive })).toBe(state);
  });

  it('comes before inactive ones if it is active, otherwise in its order', () => {
    const tunnels = [false, true, false, true].map((isActive, id) => ({ id, isActive }));
    expect(activeTunnelsFirst(tunnels).map(({ id }) => id)).toEqual([1, 3, 0, 2]);
    expect(tunnels.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  });

  it('is of SSH type when it has a public key', () => {
    expect(
      [undefined, null, '', 'ssh-ed25519 AAAA'].map((sshPublicKey) => isSshTunnel({ sshPublicKey })),
    ).toEqual([false, false, false, true]);
    expect([0, 1, 2, 9].map(tunnelTypeLabel)).toEqual(['WireGuard', 'SSH', 'Reverse SSH', '9']);
  });
});

describe('a name', () => {
  const others = [
    { id: 1, name: 'Caf\u00e9', status: 'active' },
    { id: 2, name: 'Old', status: 'archived' },
    { id: 3, name: 'Tunnel' },
  ];

  it.each(['Café', ' CAFE\u0301 ', 'café'])('%j is taken by an equal one', (candidate) => {
    expect(nameTaken(others, candidate)?.id).toBe(1);
  });

  it('is free if only an archived item, or the edited item, has it', () => {
    expect(nameTaken(others, 'Old')).toBeUndefined();
    expect(nameTaken(others, 'café', 1)).toBeUndefined();
    expect(nameTaken(others, 'Cafe')).toBeUndefined();
    expect(nameTaken(others, '  ')).toBeUndefined();
    expect(nameTaken(others, 'tunnel')?.id).toBe(3);
  });
});
