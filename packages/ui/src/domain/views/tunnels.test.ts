import { describe, expect, it } from 'vitest';
import { toId } from '../entities/id.ts';
import { readTunnelsView, tunnelsQuery } from './tunnels.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the view of the tunnels', () => {
  it('is part of the sources list’s address', () => {
    expect(readTunnelsView(query('status=active'))).toBeUndefined();
    expect(readTunnelsView(query('view=tunnels'))).toEqual({});
    expect(readTunnelsView(query('view=tunnels&tunnel=7'))).toEqual({ tunnelId: 7 });
    expect(readTunnelsView(query('view=tunnels&tunnel=-1'))).toEqual({});
  });

  it('survives a round trip', () => {
    expect(tunnelsQuery()).toEqual({ view: 'tunnels', tunnel: undefined });
    expect(tunnelsQuery({ tunnelId: toId(7) })).toEqual({ view: 'tunnels', tunnel: '7' });
  });
});
