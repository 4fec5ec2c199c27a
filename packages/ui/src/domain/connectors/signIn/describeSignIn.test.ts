import { describe, expect, it } from 'vitest';
import { allDefinitions } from '../allDefinitions.ts';
import { describeSignIn } from './describeSignIn.ts';
import { signIns } from './signIns.ts';

const described = (kind: 'source' | 'destination', type: string) => {
  const definition = allDefinitions.find((one) => one.kind === kind && one.type === type);
  return definition && describeSignIn(definition);
};

describe('how one signs in to a connector', () => {
  it.each([
    ['source', 'google_sheets', 'Signs in with Google'],
    ['source', 'hubspot', 'Signs in with HubSpot'],
    ['source', 'postgres', 'Password'],
    ['source', 'algolia', 'API key'],
    ['source', 's3', 'Role'],
    ['source', 'ga4_export', 'Service account key'],
    ['destination', 'snowflake', 'Password or private key'],
  ] as const)('%s %s: %s', (kind, type, words) => expect(described(kind, type)).toBe(words));

  it('fits on two lines of a tile', () => {
    const all = [...Object.values(signIns.source), ...Object.values(signIns.destination)];
    expect(all.filter((words) => words.length > 40)).toEqual([]);
  });
});
