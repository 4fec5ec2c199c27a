import { describe, expect, it } from 'vitest';
import { minuteMs } from '../../service/core/durations.ts';
import { openService } from '../../assembly/service.test.data.ts';
import { runScript } from '../kit/script.test.data.ts';

/** A sign-up page that loads the check with `mode`. */
async function openSignup(mode?: string) {
  const { service, browser } = openService({ scenario: 'newAccount', person: null });
  const page: { humanCheck?: { execute(): Promise<string> } } & Record<string, unknown> = {};
  const query = mode === undefined ? '' : `?mode=${mode}`;
  await runScript(service, `http://localhost/__provider/human-check/widget.js${query}`, page);
  const check = () => page.humanCheck?.execute() ?? Promise.reject(new Error('There is no check.'));
  const signUp = (recaptcha_token: string, email = 'new@start.example') =>
    browser.send('POST', '/api/v1/signup/', {
      body: new URLSearchParams({ email, first_name: 'Ada', last_name: 'New', phone: '', recaptcha_token }),
    });
  return { service, check, signUp };
}

describe('a human check', () => {
  it('returns a token that signing up accepts once', async () => {
    const { check, signUp } = await openSignup();
    const token = await check();
    expect((await signUp(token)).status).toBeLessThan(300);
    expect((await signUp(token, 'other@start.example')).status).toBe(400);
  });

  it('returns a new token each time', async () => {
    const { check } = await openSignup();
    expect(await check()).not.toBe(await check());
  });

  it('expires', async () => {
    const { service, check, signUp } = await openSignup();
    const token = await check();
    service.advance(10 * minuteMs);
    expect((await signUp(token)).status).toBe(400);
  });
});

describe('a human check that fails', () => {
  it.each([
    ['robot', 'was not passed'],
    ['expired', 'has run out'],
  ])('as %s returns a token that signing up refuses', async (mode, reason) => {
    const { check, signUp } = await openSignup(mode);
    const refused = await signUp(await check());
    expect(refused.status).toBe(400);
    expect((await refused.json()).detail).toContain(reason);
  });

  it('is down', async () => {
    const { service } = openService({ scenario: 'newAccount' });
    const address = (file: string) => `http://localhost/__provider/human-check/${file}?mode=down`;
    expect((await service.visit(new Request(address('widget.js')))).status).toBe(503);
    expect((await service.visit(new Request(address('token'), { method: 'POST' }))).status).toBe(503);
  });

  it('is slow by the service’s time', async () => {
    const { service } = openService({ scenario: 'newAccount' });
    const answer = service.visit(
      new Request('http://localhost/__provider/human-check/token?mode=slow', { method: 'POST' }),
    );
    service.advance(5_000);
    expect(await (await answer).json()).toEqual({ token: expect.stringMatching(/^[0-9a-f]{40}$/) });
  });
});
