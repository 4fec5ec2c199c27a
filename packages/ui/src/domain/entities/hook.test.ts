import { describe, expect, it } from 'vitest';
import { canHook, hookCan, hookEntities, hookEvents, hookStatuses, isHookEvent } from './hook.ts';
import { hookAddressError, isPlainHookAddress } from './hookAddress.ts';

describe('a hook', () => {
  it('can be deleted only after it is archived', () => {
    const open = (status: string) =>
      Object.keys(hookCan).filter((action) => canHook(action as 'edit', { status }));
    expect(hookStatuses.map(open)).toEqual([
      ['edit', 'attach', 'archive', 'detach', 'remove'],
      ['detach', 'remove'],
    ]);
    expect(open('muted')).toEqual([]);
  });

  it('has only the events of the entity’s kind', () => {
    expect(isHookEvent('pipeline', 'pipeline.errored')).toBe(true);
    expect(isHookEvent('source', 'pipeline.errored')).toBe(false);
    expect(isHookEvent('source', 'constructor')).toBe(false);
    for (const entity of hookEntities) {
      for (const [name, description] of Object.entries(hookEvents[entity])) {
        expect(name.startsWith(`${entity}.`)).toBe(true);
        expect(description).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});

describe('the address of a hook', () => {
  it.each([
    'https://a.example/in?x=1',
    'http://a.example',
    ' HTTPS://A.example:8443/ ',
    'https://172.32.0.1/',
  ])('accepts %j', (address) => expect(hookAddressError(address)).toBeUndefined());

  it.each([
    ['', 'Enter an address.'],
    ['   ', 'Enter an address.'],
    ['a.example/in', 'Enter an address that starts with https://.'],
    ['ftp://a.example', 'Enter an address that starts with https://.'],
    ['data:text/plain,x', 'Enter an address that starts with https://.'],
    ['https:a.example', 'Enter an address that starts with https://.'],
    ['https://', 'Enter an address that starts with https://.'],
    ['https://me:secret@a.example/', 'Remove the user and password from the address.'],
    [`https://a.example/${'x'.repeat(2_048)}`, 'An address can have at most 2048 characters.'],
  ])('refuses %j', (address, sentence) => expect(hookAddressError(address)).toBe(sentence));

  it.each([
    'localhost',
    'db.internal',
    '127.0.0.1',
    '0x7f.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '[::1]',
    '[fd00::1]',
    '[::ffff:10.0.0.1]',
  ])('refuses addresses in the service’s own network: %s', (host) =>
    expect(hookAddressError(`https://${host}/in`)).toMatch(/outside/),
  );

  it('is insecure if others can read the traffic', () => {
    expect(isPlainHookAddress('http://a.example')).toBe(true);
    expect(isPlainHookAddress('https://a.example')).toBe(false);
    expect(isPlainHookAddress('http')).toBe(false);
  });
});
