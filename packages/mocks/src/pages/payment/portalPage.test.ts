import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../service/core/durations.ts';
import { createService } from '../../assembly/createService.ts';
import { memoryStore } from '../../store/memoryStore.test.data.ts';
import { leadsTo, openProvider, subscriptionPath, textOf } from './payment.test.data.ts';

describe('the portal', () => {
  it.each([
    ['admin@acme.example', 'No plan.', 'No card.'],
    ['canceled@done.example', 'Ended on 2026-11-17', 'visa ending in 4242, until 12/2029'],
    ['leaving@done.example', 'Growth: $299.00 a month', 'Canceled, ends on 2026-12-02'],
    ['pastdue@done.example', 'Past due since 2026-11-17', 'visa ending in 0341'],
  ])('shows %s the plan and the card', async (person, ...said) => {
    const { openPortal, visit } = openProvider(person);
    const text = await textOf(await visit(await openPortal()));
    for (const part of said) expect(text).toContain(part);
    expect(text).toContain('<a href="http://twin.test/settings/billing">Back to Millrace</a>');
  });

  it('offers what the state of the subscription allows', async () => {
    const buttonsFor = async (person: string) => {
      const { openPortal, visit } = openProvider(person);
      const text = await textOf(await visit(await openPortal()));
      return [...text.matchAll(/value="(\w+)"/g)].map(([, action]) => action);
    };
    expect(await buttonsFor('leaving@done.example')).toEqual(['resume', 'card']);
    expect(await buttonsFor('pastdue@done.example')).toEqual(['cancel', 'card']);
    expect(await buttonsFor('canceled@done.example')).toEqual(['card']);
  });

  it('cancels and resumes for the client', async () => {
    const { openPortal, visit, newest, get } = openProvider('leaving@done.example');
    const portal = await openPortal();
    expect(leadsTo(await visit(portal, { action: 'resume' }))).toMatchObject({ status: 303, at: portal });
    expect(await newest()).toMatchObject({ subscription_status: 'active', subscription_cancel_at: null });
    expect((await visit(portal, { action: 'resume' })).status).toBe(409);
    await visit(portal, { action: 'cancel' });
    const { client } = await (await get('/api/v1/user/me/')).json();
    expect(client.subscription_details).toEqual([
      { subscription_status: 'canceled', subscription_cancel_at: '2026-12-02T09:20:00.000Z' },
    ]);
  });

  it('restores a past due client with a card that pays', async () => {
    const { openPortal, visit, enter, newest } = openProvider('pastdue@done.example');
    const portal = await openPortal();
    const cardPage = new URL((await visit(portal, { action: 'card' })).headers.get('Location') ?? '', portal);
    expect(leadsTo(await enter(cardPage.href))).toMatchObject({ at: portal, redirect_status: 'succeeded' });
    expect(await newest()).toMatchObject({
      subscription_status: 'active',
      current_period_end: '2026-12-17T09:20:00.000Z',
      payment_method: { last_four: '4242' },
    });
  });

  it('charges the old card for the past and the new card from now on', async () => {
    const { service, post, openPortal, visit, enter, newest } = openProvider('canceled@done.example');
    await post(subscriptionPath, { product_id: 1 });
    service.advance(100 * dayMs);
    const portal = await openPortal();
    const cardPage = new URL((await visit(portal, { action: 'card' })).headers.get('Location') ?? '', portal);
    await enter(cardPage.href, { number: '4000000000000341' });
    expect(await newest()).toMatchObject({
      subscription_status: 'active',
      current_period_end: '2027-03-20T09:20:00.000Z',
    });
    service.advance(30 * dayMs);
    expect(await newest()).toMatchObject({
      subscription_status: 'past_due',
      current_period_end: '2027-03-20T09:20:00.000Z',
    });
  });

  it('leaves it past due with a card that fails, and reports a failed confirmation', async () => {
    const { openPortal, visit, enter, newest } = openProvider('pastdue@done.example');
    const portal = await openPortal();
    const openCard = async () =>
      new URL((await visit(portal, { action: 'card' })).headers.get('Location') ?? '', portal).href;
    await enter(await openCard(), { number: '4000000000000341', expiry: '01/35' });
    expect(await newest()).toMatchObject({
      subscription_status: 'past_due',
      payment_method: { expiry_year: 2035 },
    });
    const asked = await openCard();
    await enter(asked, { number: '4000002500003155' });
    const back = await visit(asked, { action: 'disagree' });
    const text = await textOf(await visit(back.headers.get('Location') ?? ''));
    expect(text).toContain('The card was not saved.');
    expect(text).toContain('until 01/2035');
    // The next press clears it.
    const after = await visit(back.headers.get('Location') ?? '', { action: 'cancel' });
    expect(after.headers.get('Location')).toBe(portal);
  });

  it('does not exist for a client whose billing is managed elsewhere (spec §8)', async () => {
    const { post } = openProvider('bypass@partner.example');
    const refused = await post(`${subscriptionPath}create-portal-session/`);
    expect(await refused.json()).toEqual({ success: false, portal_session_url: null });
  });

  it.each([
    ['bypassed', '"is_bypass_billing":true', '"is_stripe_managed":true'],
    ['not the provider’s', '"is_bypass_billing":false', '"is_stripe_managed":false'],
  ])('does not exist for a client who is only %s', async (_, bypass, managed) => {
    const first = memoryStore();
    createService({ store: first.store, scenario: 'newAccount' }).dispose();
    const items = first.items().map((item) => ({
      ...item,
      body: item.body.replace('"is_bypass_billing":true,"is_stripe_managed":false', `${bypass},${managed}`),
    }));
    const { post } = openProvider('bypass@partner.example', memoryStore(items).store);
    const refused = await post(`${subscriptionPath}create-portal-session/`);
    expect(await refused.json()).toMatchObject({ success: false });
    expect((await post(`${subscriptionPath}setup-intent/`)).status).toBe(409);
  });

  it('is available for an hour at an unguessable address', async () => {
    const { service, openPortal, visit } = openProvider('leaving@done.example');
    const portal = await openPortal();
    expect(portal).toMatch(/^http:\/\/localhost\/__provider\/payment\/portal\/[0-9a-f]{40}$/);
    service.advance(hourMs);
    expect((await visit(portal)).status).toBe(404);
    expect((await visit(portal, { action: 'resume' })).status).toBe(404);
    expect(service.inspect().effects.map(({ name }) => name)).toEqual(['createPortalSession']);
  });

  it('refuses forms of other pages and unknown buttons', async () => {
    const { service, openPortal, visit, newest } = openProvider('leaving@done.example');
    const portal = await openPortal();
    const foreign = await service.visit(
      new Request(portal, {
        method: 'POST',
        headers: { Origin: 'https://evil.example' },
        body: new URLSearchParams({ action: 'resume' }),
      }),
    );
    expect(foreign.status).toBe(403);
    expect((await visit(portal, { action: 'refund' })).status).toBe(400);
    expect(await newest()).toMatchObject({ subscription_status: 'canceled' });
  });
});
