import { describe, expect, it } from 'vitest';
import { firstError, openService, testStart } from '../../assembly/service.test.data.ts';
import { dayMs } from '../core/durations.ts';

const path = '/api/v1/subscription/';
const detailOf = async (response: Response) => `${response.status} ${(await response.json()).detail}`;

/** A client's person, with the client's state and its newest subscription. */
function openAs(person: string) {
  const { service, browser, get } = openService({ scenario: 'newAccount', person });
  const standing = async () => {
    const { client } = await get('user/me/');
    return { details: client.subscription_details, paid: client.paid_observability_quota };
  };
  const newest = async () => (await get('subscription/?ordering=-id')).results[0];
  return { service, ...browser, standing, newest };
}

describe('subscribing', () => {
  it('gives access with the next request, and pays for its quota', async () => {
    const { post, standing, newest } = openAs('canceled@done.example');
    expect(await standing()).toMatchObject({ details: [{ subscription_status: 'canceled' }], paid: 0 });
    const made = await post(path, { product_id: 2 });
    expect(made.status).toBe(201);
    const { id, ...subscription } = await made.json();
    expect(subscription).toMatchObject({
      subscription_status: 'active',
      subscription_cancel_at: null,
      product_id: 2,
      current_period_end: '2026-12-20T09:20:00.000Z',
      payment_method: { brand: 'visa', last_four: '4242' },
    });
    expect(await newest()).toEqual({ id, ...subscription });
    expect(await standing()).toMatchObject({
      details: [
        { subscription_status: 'canceled' },
        { subscription_status: 'active', subscription_cancel_at: null },
      ],
      paid: 10_000,
    });
  });

  it('refuses a card that has expired meanwhile', async () => {
    const { service, post } = openAs('canceled@done.example');
    service.advance(Date.UTC(2030, 0, 1) - testStart);
    expect(await detailOf(await post(path, { product_id: 1 }))).toContain('409 The card has expired');
  });
});

describe('a subscription', () => {
  it('renews while the card pays, and is past due from then on', async () => {
    const { service, newest } = openAs('leaving@done.example');
    expect(await newest()).toMatchObject({ subscription_status: 'canceled' });
    const paying = openAs('canceled@done.example');
    await paying.post(path, { product_id: 1 });
    paying.service.advance(400 * dayMs);
    expect(await paying.newest()).toMatchObject({
      subscription_status: 'active',
      current_period_end: '2028-01-20T09:20:00.000Z',
    });
    paying.service.advance(1_200 * dayMs);
    expect(await paying.newest()).toMatchObject({
      subscription_status: 'past_due',
      current_period_end: '2030-01-20T09:20:00.000Z',
    });
    // A cancelled one does not renew.
    service.advance(400 * dayMs);
    expect(await newest()).toMatchObject({ subscription_status: 'canceled' });
  });

  it('stays valid to the end of the paid time after cancelling, and then ends', async () => {
    const { service, send, post, standing, newest } = openAs('canceled@done.example');
    await post(path, { product_id: 2 });
    const { id } = await newest();
    expect((await send('DELETE', `${path}${id}/`)).status).toBe(204);
    expect(await newest()).toMatchObject({
      subscription_status: 'canceled',
      subscription_cancel_at: '2026-12-20T09:20:00.000Z',
    });
    service.advance(Date.UTC(2026, 11, 20, 9, 20) - testStart - 1);
    expect((await standing()).paid).toBe(10_000);
    service.advance(1);
    expect((await standing()).paid).toBe(0);
    expect(await newest()).toMatchObject({ subscription_status: 'canceled', payment_method: null });
  });

  it('can be resumed until it ends', async () => {
    const { service, patch, newest } = openAs('leaving@done.example');
    const { id, subscription_cancel_at } = await newest();
    const resumed = await patch(`${path}${id}/`, { subscription_cancel_at: null });
    expect(await resumed.json()).toMatchObject({
      subscription_status: 'active',
      subscription_cancel_at: null,
      current_period_end: subscription_cancel_at,
    });
    expect((await patch(`${path}${id}/`, { subscription_cancel_at: null })).status).toBe(409);
    const late = openAs('leaving@done.example');
    late.service.advance(13 * dayMs);
    expect((await late.patch(`${path}${id}/`, { subscription_cancel_at: null })).status).toBe(409);
    expect(late.service.inspect().effects).toEqual([]);
    expect(service.inspect().effects).toEqual([{ name: 'updateSubscription', id }]);
  });

  it('ends at once if a payment is owed', async () => {
    const { send, newest, standing } = openAs('pastdue@done.example');
    const { id } = await newest();
    expect((await send('DELETE', `${path}${id}/`)).status).toBe(204);
    expect((await standing()).details).toEqual([
      { subscription_status: 'canceled', subscription_cancel_at: '2026-11-20T09:20:00.000Z' },
    ]);
    expect((await send('DELETE', `${path}${id}/`)).status).toBe(409);
  });

  it('changes its plan at once, within its period; another interval starts a new period', async () => {
    const { service, post, patch, standing } = openAs('canceled@done.example');
    const { id } = await (await post(path, { product_id: 1 })).json();
    service.advance(5 * dayMs);
    const larger = await (await patch(`${path}${id}/`, { product_id: 6 })).json();
    expect(larger).toMatchObject({ product_id: 6, current_period_end: '2026-12-20T09:20:00.000Z' });
    expect((await standing()).paid).toBe(100_000);
    const yearly = await (await patch(`${path}${id}/`, { product_id: 3 })).json();
    expect(yearly).toMatchObject({ product_id: 3, current_period_end: '2027-11-25T09:20:00.000Z' });
    const unknown = await patch(`${path}${id}/`, { product_id: 99 });
    expect(await firstError(unknown)).toMatchObject({ loc: ['product_id'] });
  });

  it('cannot change its plan after cancelling, unless it is resumed too', async () => {
    const { patch, newest } = openAs('leaving@done.example');
    const { id } = await newest();
    expect((await patch(`${path}${id}/`, { product_id: 1 })).status).toBe(409);
    const both = await patch(`${path}${id}/`, { product_id: 1, subscription_cancel_at: null });
    expect(await both.json()).toMatchObject({ subscription_status: 'active', product_id: 1 });
  });
});
