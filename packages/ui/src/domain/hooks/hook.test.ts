import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canHook, hookCan, hookEntities, hookEvents, hookStatuses, isHookEvent } from './hook.ts';
import { hookAddressError, isPlainHookAddress } from './hookAddress.ts';

describe('a hook', () => {
  it('can be deleted only after it is archived', () => {
    const open = (status?: string | null) =>
      Object.keys(hookCan).filter((action) => canHook(action as 'edit', { status }));
    expect(hookStatuses.map(open)).toEqual([
      ['edit', 'attach', 'archive', 'detach', 'remove'],
      ['detach', 'remove'],
    ]);
    expect(open('muted')).toEqual([]);
    // The service has not said it, so it decides.
    expect([undefined, null].map(open)).toEqual([Object.keys(hookCan), Object.keys(hookCan)]);
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

  it.each([
    'localhost.',
    'LOCALHOST',
    'api.localhost',
    'localhost.example.com',
    'foo.local',
    'foo.local.',
    'Foo.LOCAL.',
    'metadata.google.internal.',
    'db.home.arpa',
    'kubernetes.default.svc',
    'vault.service.consul',
    'gateway.docker.internal',
    'shop.test',
    'abc.onion',
    'router.lan',
    'db',
    '127.1',
    '2130706433',
    '0177.0.0.1',
    '0x7f000001',
    '0xa9.0xfe.0xa9.0xfe',
    '127.0.0.1.',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::ffff:7f00:1]',
    '[::ffff:8.8.8.8]',
    '[::127.0.0.1]',
    '[0:0:0:0:0:0:0:1]',
    '[fe80::1]',
    '[FEBF::1]',
    '[fc00::1]',
    '[ff02::1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[2001::1]',
  ])('refuses %s in every form', (host) => {
    for (const address of [`https://${host}/in`, `http://${host}:8443`, `HTTPS://${host}?a=1`])
      expect(hookAddressError(address)).toMatch(/outside/);
  });

  it.each([
    ['https://exa mple.com', 'Remove the spaces'],
    ['https://example.com/a b', 'Remove the spaces'],
    ['https://example.com,', 'Enter a host name'],
    ['https://example.com/in,', 'Remove the comma or semicolon'],
    ['https://example.com;', 'Enter a host name'],
    ['https://a.example,https://b.example', 'Enter a host name'],
    ['https://exa%6Dple.com', 'Enter a host name'],
    [String.raw`https://example.com\in`, 'Enter a host name'],
    ['https://example..com', 'Enter a host name'],
    ['https://.example.com', 'Enter a host name'],
    ['https://example.com:', 'Enter a host name'],
    ['https://example.com:0', 'Enter a host name'],
    ['https://example.com:65536', 'Enter a host name'],
    ['https://<example.com>', 'Enter a host name'],
    ['https://1.2.3.4.5', 'Enter a host name'],
    ['https://exa\u200Bmple.com', 'U+200B'],
    ['https://example.com/\u202E', 'U+202E'],
    ['https://@example.com', 'Remove the user'],
    ['https:///example.com', 'Enter an address that starts with'],
  ])('refuses %j, which browsers read differently', (address, sentence) => {
    expect(hookAddressError(address)).toContain(sentence);
  });

  it.each([
    'https://example.com.',
    'https://bücher.example/in',
    'https://xn--bcher-kva.example',
    'https://my_hook.example.com',
    'https://8.8.8.8',
    'https://[2606:4700::1111]:8443/',
    'https://local.example.com',
    'https://example.com/a,b',
    'https://hooks.example.com/in#a',
  ])('accepts %j', (address) => expect(hookAddressError(address)).toBeUndefined());

  it('reads every number of IPv4 like its four decimal parts (property)', () => {
    fc.assert(
      fc.property(fc.ipV4Extended(), (host) => {
        const plain = new URL(`https://${host}`).hostname;
        expect(hookAddressError(`https://${host}/`)).toBe(hookAddressError(`https://${plain}/`));
      }),
    );
  });

  it('is insecure if others can read the traffic', () => {
    expect(isPlainHookAddress('http://a.example')).toBe(true);
    expect(isPlainHookAddress('https://a.example')).toBe(false);
    expect(isPlainHookAddress('http')).toBe(false);
  });
});
