import { createClient, listProducts } from '@millrace/ui/contract';
import { formatPrice } from '@millrace/ui/domain/format';
import { expect, it } from 'vitest';
import { openService } from '../../assembly/service.test.data.ts';

const openPlans = () => {
  const { service } = openService({ scenario: 'newAccount' });
  return createClient(({ url, ...init }) => service.handle(new Request(`http://twin.test${url}`, init)));
};

it('has plans whose every field the contract can decode', async () => {
  const { rows } = await openPlans()(listProducts, {});
  expect(rows.flatMap((product) => Object.values(product))).not.toContain(null);
  const prices = rows.map(({ price, currency, interval }) => [
    formatPrice(price ?? 0, currency ?? ''),
    interval,
  ]);
  expect(prices).toEqual([
    ['$99.00', 'month'],
    ['$299.00', 'month'],
    ['$2,990.00', 'year'],
    ['€279.00', 'month'],
    ['¥44,000', 'month'],
    ['$899.00', 'month'],
  ]);
});

it('finds plans by name, and sorts them', async () => {
  const { rows, count } = await openPlans()(listProducts, {
    search: 'GROWTH',
    ordering: '-price',
    pageSize: 2,
  });
  expect([count, rows.map(({ name }) => name)]).toEqual([4, ['Growth, yearly', 'Growth, Japan']]);
});
