import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openService } from '../../assembly/service.test.data.ts';
import { runScript } from '../kit/script.test.data.ts';

const address = 'http://localhost/__provider/chat/widget.js';

/** The parts of an element that the script uses. */
const createElement = (tag: string) => {
  const children: object[] = [];
  const listeners: (() => void)[] = [];
  return {
    tag,
    children,
    hidden: false,
    textContent: '',
    isThere: true,
    setAttribute() {},
    append: (...more: object[]) => children.push(...more),
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    click: () => listeners.forEach((listener) => listener()),
    remove() {
      this.isThere = false;
    },
  };
};
type FakeElement = ReturnType<typeof createElement>;

interface SupportChat {
  boot(who: { userId: number; identity: string }): Promise<void>;
  show(): void;
  hide(): void;
  shutdown(): void;
}

/** A page of the console that loads the script of `query`. */
async function openPage(query = '') {
  const { service, get } = openService({ scenario: 'newAccount' });
  const me = await get('user/me/');
  const panels: FakeElement[] = [];
  const page: { supportChat?: SupportChat } & Record<string, unknown> = {
    document: { createElement, body: { append: (panel: FakeElement) => panels.push(panel) } },
  };
  await runScript(service, address + query, page);
  const chat = () => {
    if (!page.supportChat) throw new Error('There is no chat.');
    return page.supportChat;
  };
  const who = { userId: me.id, identity: me.intercom_hmac };
  return { service, page, panels, chat, who };
}

describe('the chat', () => {
  it('greets an identified person, opens on request, and leaves nothing behind', async () => {
    const { page, panels, chat, who } = await openPage();
    await chat().boot(who);
    const [panel] = panels;
    expect(panel?.hidden).toBe(true);
    expect(panel?.children).toMatchObject([
      { textContent: 'Support chat' },
      { textContent: 'Hello Noor, how can we help?' },
      { textContent: 'Close chat' },
    ]);
    chat().show();
    expect(panel?.hidden).toBe(false);
    chat().hide();
    expect(panel?.hidden).toBe(true);
    chat().shutdown();
    expect(panel?.isThere).toBe(false);
    expect(page.supportChat).toBeUndefined();
  });

  it('refuses a wrong identity', async () => {
    const { panels, chat, who } = await openPage();
    for (const wrong of [
      { ...who, userId: 2 },
      { ...who, identity: 'forged' },
      { ...who, userId: 999 },
    ]) {
      await expect(chat().boot(wrong)).rejects.toThrow('does not believe who you are');
    }
    expect(panels).toEqual([]);
    expect(() => chat().show()).toThrow('has not been booted');
  });

  it('refuses a malformed identity', async () => {
    const { service } = await openPage();
    const say = (body: string) =>
      service.visit(new Request('http://localhost/__provider/chat/conversation', { method: 'POST', body }));
    for (const body of ['{}', 'null', 'no JSON', '{"user_id":"1","identity":"x"}']) {
      const refused = await say(body);
      expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([422, '*']);
    }
  });
});

describe('a chat that fails', () => {
  const load = async (mode: string) => {
    const { service } = openService({ scenario: 'newAccount' });
    return { service, answer: service.visit(new Request(`${address}?mode=${mode}`)) };
  };

  it('is down', async () => {
    expect((await (await load('down')).answer).status).toBe(503);
  });

  it('refuses a misspelt failure mode', async () => {
    const answer = await (await load('dwon')).answer;
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { detail: 'There is no mode "dwon". There are: down, never, slow, throws.' },
    ]);
  });

  it('throws while it loads', async () => {
    await expect(openPage('?mode=throws')).rejects.toThrow('broke while it was loading');
  });

  it('is slow by the service’s time', async () => {
    const { service, answer } = await load('slow');
    let isThere = false;
    void answer.then(() => (isThere = true));
    await setImmediate();
    service.advance(4_999);
    await setImmediate();
    expect(isThere).toBe(false);
    service.advance(1);
    expect((await answer).status).toBe(200);
  });

  it('never answers until the request is aborted', async () => {
    const { service, answer } = await load('never');
    service.advance(3_600_000);
    service.dispose();
    expect((await answer).type).toBe('error');
  });

  it('fails the same way in the requests of its script', async () => {
    const { service } = openService({ scenario: 'newAccount' });
    const asked = new Request('http://localhost/__provider/chat/conversation?mode=down', {
      method: 'POST',
      body: '{}',
    });
    expect((await service.visit(asked)).status).toBe(503);
  });
});
