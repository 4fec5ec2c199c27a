import { expect, it } from 'vitest';
import { readConnectorRequests } from './connectorRequestConfig.ts';

it.each([
  ['https://ideas.example/', 'https://ideas.example/'],
  ['/ideas', '/ideas'],
  ['data:text/html,ideas', undefined],
  [7, undefined],
  [null, undefined],
])('reads the address %s as %s', (connectorRequests, address) => {
  expect(readConnectorRequests(JSON.stringify({ environment: 'production', connectorRequests }))).toBe(
    address,
  );
});

it.each([null, undefined, '', '__MILLRACE_CONFIG__', 'null'])('is nothing for the page %s', (json) => {
  expect(readConnectorRequests(json)).toBeUndefined();
});
