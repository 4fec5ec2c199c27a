import * as v from 'valibot';

import { isCurrency } from '../../domain/entities/currency.ts';
import type { Product } from '../../domain/entities/product.ts';
import { defineCall } from '../call.ts';
import { listQuery, page } from '../paging.ts';
import { shownName } from '../shownName.ts';
import { assumed, id, wireObject } from '../wire.ts';

export const productId = id<'product'>();

/** A plan. All fields except its id are assumed. */
export const product = wireObject({
  id: productId,
  name: assumed(shownName()),
  description: assumed(v.string()),
  price: assumed(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  currency: assumed(v.pipe(v.string(), v.check(isCurrency))),
  interval: assumed(v.string()),
  observability_quota: assumed(v.number()),
}) satisfies v.GenericSchema<unknown, Product>;

export const listProducts = defineCall({
  name: 'listProducts',
  resource: 'product',
  method: 'GET',
  path: '/api/v1/product/',
  kind: 'list',
  query: listQuery,
  response: page(product),
});

export const getProduct = defineCall({
  name: 'getProduct',
  resource: 'product',
  method: 'GET',
  path: '/api/v1/product/{id}/',
  kind: 'detail',
  params: { id: productId },
  response: product,
});
