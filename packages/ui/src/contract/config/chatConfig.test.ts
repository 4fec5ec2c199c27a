import { expect, it } from 'vitest';
import { readChatAddress } from './chatConfig.ts';

const read = (chat: unknown) => readChatAddress(JSON.stringify({ chat }));

it('reads the address of the chat’s script', () => {
  expect(read({ address: 'https://chat.example/widget.js' })).toBe('https://chat.example/widget.js');
  expect(read({ address: '/chat.js', origins: ['https://calls.example'] })).toBe('/chat.js');
});

it('has no chat without a valid address', () => {
  // oxlint-disable-next-line no-script-url -- what must be refused
  for (const wrong of [undefined, {}, { address: 'javascript:alert(1)' }, { address: '/a', origins: ['b'] }])
    expect(read(wrong)).toBeUndefined();
  for (const wrong of [undefined, null, '', 'no JSON']) expect(readChatAddress(wrong)).toBeUndefined();
});
