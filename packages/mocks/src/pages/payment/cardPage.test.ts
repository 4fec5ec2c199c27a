import { describe, expect, it } from 'vitest';
import { hourMs } from '../../service/core/durations.ts';
import { memoryStore } from '../../store/memoryStore.test.data.ts';
import { firstError } from '../../assembly/service.test.data.ts';
import { leadsTo, openProvider, subscriptionPath, textOf } from './payment.test.data.ts';

const trial = 'trial@fresh.example';
const setDefault = `${subscriptionPath}set-default-payment-method/`;
const billing = { status: 303, at: 'http://twin.test/settings/billing' };

describe('a card that is confirmed', () => {
  it('returns to the billing screen, can become the default, and then pays', async () => {
    const { openCard, visit, enter, post, newest } = openProvider(trial);
    const address = await openCard();
    expect(await textOf(await visit(address))).toContain('<h1>Save a card</h1>');
    const back = leadsTo(await enter(address));
    expect(back).toEqual({
      ...billing,
      setup_intent: 'seti_1',
      redirect_status: 'succeeded',
      payment_method: 'pm_5',
    });
    expect((await post(subscriptionPath, { product_id: 2 })).status).toBe(409);
    const chosen = await post(setDefault, { payment_method: 'pm_5' });
    expect(await chosen.json()).toEqual({
      payment_method: {
        id: 'pm_5',
        brand: 'visa',
        last_four: '4242',
        expiry_month: 12,
        expiry_year: 2034,
      },
    });
    expect((await post(subscriptionPath, { product_id: 2 })).status).toBe(201);
    expect(await newest()).toMatchObject({ payment_method: { id: 'pm_5' } });
  });

  it('can be entered once', async () => {
    const { service, openCard, visit, enter } = openProvider(trial);
    const address = await openCard();
    await enter(address);
    expect((await enter(address)).status).toBe(404);
    expect(await textOf(await visit(address))).toContain('has been used or has expired');
    const confirmed = service.inspect().effects.filter(({ name }) => name === 'confirmSetupIntent');
    expect(confirmed).toHaveLength(1);
  });

  it('is saved once, even if two are sent at once', async () => {
    const { service, openCard, enter } = openProvider(trial);
    const address = await openCard();
    const both = await Promise.all([enter(address), enter(address, { number: '5555555555554444' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 404]);
    const confirmed = service.inspect().effects.filter(({ name }) => name === 'confirmSetupIntent');
    expect(confirmed).toHaveLength(1);
  });

  it('belongs to its own client', async () => {
    const { openCard, enter, service, signIn, post } = openProvider(trial);
    await enter(await openCard());
    await signIn('lastday@fresh.example');
    expect(await firstError(await post(setDefault, { payment_method: 'pm_5' }))).toMatchObject({
      loc: ['payment_method'],
    });
    expect(service.inspect().effects.map(({ name }) => name)).not.toContain('setDefaultPaymentMethod');
  });
});

describe('a card that is not', () => {
  it.each([
    [{ number: '4000 0000 0000 0002' }, 'Your card was declined.'],
    [{ number: '4000 0000 0000 0069' }, 'Your card has expired.'],
    [{ number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    [{ expiry: '10/26' }, 'expiry date is in the past'],
    [{ cvc: '' }, 'security code is incomplete'],
  ])('%j gives a reason, and the page accepts another card', async (card, reason) => {
    const { openCard, enter, post } = openProvider(trial);
    const address = await openCard();
    const refused = await enter(address, card);
    expect(refused.status).toBe(422);
    expect(await textOf(refused)).toContain(reason);
    expect((await post(setDefault, { payment_method: 'pm_5' })).status).toBe(422);
    expect(leadsTo(await enter(address))).toMatchObject({ redirect_status: 'succeeded' });
  });

  it('is not stored anywhere', async () => {
    const { store, transactions } = memoryStore();
    const { openCard, enter } = openProvider(trial, store);
    const cvc = '987';
    const refused = await enter(await openCard(), { number: '4000 0000 0000 0002', cvc });
    await enter(await openCard(), { number: '4000000000000341', cvc });
    const kept = (await textOf(refused)) + JSON.stringify(transactions);
    expect(kept).toContain('0341');
    expect(kept.replaceAll(' ', '').match(/40000000000000(02|341)|"987"/)).toBeNull();
  });

  it('is not charged while the provider is down', async () => {
    const { openCard, enter } = openProvider(trial);
    const address = await openCard();
    const down = await enter(address, { number: '4000000000000119' });
    expect([down.status, (await textOf(down)).includes('Nothing was saved.')]).toEqual([503, true]);
    expect((await enter(address)).status).toBe(303);
  });

  it('can be cancelled', async () => {
    const { openCard, visit } = openProvider(trial);
    const address = await openCard();
    expect(leadsTo(await visit(address, { action: 'giveUp' }))).toEqual({
      ...billing,
      setup_intent: 'seti_1',
      redirect_status: 'canceled',
    });
    expect((await visit(address)).status).toBe(404);
  });
});

describe('a card that requires 3-D Secure', () => {
  const challenged = '4000002500003155';
  const refusedByBank = '4000008400001629';

  it.each([
    [challenged, 'agree', 'succeeded'],
    [challenged, 'disagree', 'failed'],
    [refusedByBank, 'agree', 'failed'],
  ])('%s, whose holder answers %s, is %s', async (number, action, redirect_status) => {
    const { openCard, visit, enter } = openProvider(trial);
    const address = await openCard();
    expect(leadsTo(await enter(address, { number }))).toMatchObject({ status: 303 });
    expect(await textOf(await visit(address))).toContain('<h1>Confirm with your bank</h1>');
    const back = leadsTo(await visit(address, { action }));
    expect(back).toMatchObject({ ...billing, redirect_status });
    expect('payment_method' in back).toBe(redirect_status === 'succeeded');
    expect((await visit(address, { action })).status).toBe(404);
  });
});

describe('the page for a card', () => {
  it('runs out after an hour', async () => {
    const { service, openCard, visit, enter } = openProvider(trial);
    const address = await openCard();
    service.advance(hourMs - 1);
    expect((await visit(address)).status).toBe(200);
    service.advance(1);
    expect((await visit(address)).status).toBe(404);
    expect((await enter(address)).status).toBe(404);
  });

  it('accepts no form from elsewhere, and redirects nowhere else', async () => {
    const { service, openCard } = openProvider(trial);
    const address = await openCard();
    const send = (headers: HeadersInit, target = address) =>
      service.visit(
        new Request(target, { method: 'POST', headers, body: new URLSearchParams({ action: 'giveUp' }) }),
      );
    expect((await send({ Origin: 'http://twin.test' })).status).toBe(403);
    expect((await send({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const led = await send({}, `${address}?return_to=https://evil.example&return_url=https://evil.example`);
    expect(leadsTo(led).at).toBe(billing.at);
  });

  it('has an unguessable address, different for two services of the same seed', async () => {
    const addresses = await Promise.all(
      [openProvider(trial), openProvider(trial)].map((each) => each.openCard()),
    );
    expect(addresses[0]).not.toBe(addresses[1]);
    expect(addresses[0]).toMatch(
      /^http:\/\/localhost\/__provider\/payment\/card\/seti_1_secret_[0-9a-f]{40}$/,
    );
    const { visit } = openProvider(trial);
    expect((await visit('http://localhost/__provider/payment/card/seti_1')).status).toBe(404);
  });

  it('may redirect a form to the console, by its policy', async () => {
    const { openCard, visit } = openProvider(trial);
    const policy = (await visit(await openCard())).headers.get('Content-Security-Policy');
    expect(policy).toContain("form-action 'self' http://twin.test;");
  });
});
