import type { getProduct, listProducts, WireResult } from '@millrace/ui/contract';
import { comparableName, type BillingInterval } from '@millrace/ui/domain/entities';
import { ordered, pageOf, type PageQuery } from '../core/paging.ts';
import { refusal } from '../core/refusal.ts';
import type { World } from '../world/world.ts';

interface Product {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** In the currency's smallest unit. */
  readonly price: number;
  readonly currency: string;
  readonly interval: BillingInterval;
  readonly observability_quota: number;
}

/** The plans for all clients. They are not rows, and no request changes them. */
export const products: readonly Product[] = [
  {
    id: 1,
    name: 'Starter',
    description: 'All connectors.',
    price: 9_900,
    currency: 'USD',
    interval: 'month',
    observability_quota: 0,
  },
  {
    id: 2,
    name: 'Growth',
    description: 'All connectors, for teams that watch their data.',
    price: 29_900,
    currency: 'USD',
    interval: 'month',
    observability_quota: 10_000,
  },
  {
    id: 3,
    name: 'Growth, yearly',
    description: '2 months free.',
    price: 299_000,
    currency: 'USD',
    interval: 'year',
    observability_quota: 10_000,
  },
  {
    id: 4,
    name: 'Growth, Europe',
    description: 'Growth, billed in euros.',
    price: 27_900,
    currency: 'EUR',
    interval: 'month',
    observability_quota: 10_000,
  },
  {
    id: 5,
    name: 'Growth, Japan',
    description: 'Growth, billed in yen, which has no smaller unit.',
    price: 44_000,
    currency: 'JPY',
    interval: 'month',
    observability_quota: 10_000,
  },
  {
    id: 6,
    name: 'Scale',
    description: 'All connectors, for large accounts.',
    price: 89_900,
    currency: 'USD',
    interval: 'month',
    observability_quota: 100_000,
  },
];

export const productOf = (id: number): Product | undefined => products.find((product) => product.id === id);

const show = ({ hasAssumedFields }: World, product: Product): WireResult<typeof getProduct> =>
  hasAssumedFields ? product : { id: product.id };

export function list(
  world: World,
  query: PageQuery & { readonly search?: string; readonly ordering?: string },
  request: Request,
): WireResult<typeof listProducts> {
  const wanted = comparableName(query.search ?? '');
  const found = products.filter(({ name }) => comparableName(name).includes(wanted));
  const sorted = ordered(found, query.ordering, {
    id: ({ id }) => id,
    name: ({ name }) => name,
    price: ({ price }) => price,
  });
  return pageOf(sorted, query, request, (product) => show(world, product));
}

export function get(world: World, id: number): WireResult<typeof getProduct> {
  const product = productOf(id);
  if (!product) throw refusal.notFound();
  return show(world, product);
}
