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
    ['source', 'google_sheets', 'Google sign-in'],
    ['source', 'hubspot', 'HubSpot sign-in'],
    ['source', 'salesforce_marketing', 'Salesforce sign-in'],
    ['source', 'postgres', 'Password'],
    ['source', 'algolia', 'API key'],
    ['source', 's3', 'IAM role'],
    ['source', 'ga4_export', 'Service account key'],
    ['destination', 'snowflake', 'Password or key'],
  ] as const)('%s %s: %s', (kind, type, words) => expect(described(kind, type)).toBe(words));

  it('fits on the line of a tile', () => {
    const all = [...Object.values(signIns.source), ...Object.values(signIns.destination)];
    expect(all.filter((words) => words.length > 28)).toEqual([]);
  });
});
