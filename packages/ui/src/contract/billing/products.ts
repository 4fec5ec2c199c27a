import * as v from 'valibot';

import type { Product } from '../../domain/entities/product.ts';
import { readPrice } from '../../domain/format/price.ts';
import { defineCall } from '../call.ts';
import { listQuery, page } from '../paging.ts';
import { shownName } from '../shownName.ts';
import { assumed, id, wireObject } from '../wire.ts';

export const productId = id<'product'>();

/** A currency: three letters in any case, or another short unit. */
const currency = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(20),
  v.transform((code) => (/^[a-z]{3}$/i.test(code) ? code.toUpperCase() : code)),
);

/** Words for a price that only a person can tell. */
const onRequest = /\b(?:on request|upon request|contact|custom|quote)\b/i;

/** A plan. All fields except its id are assumed. A price that cannot be read is missing. */
export const product = v.pipe(
  wireObject({
    id: productId,
    name: assumed(shownName()),
    description: assumed(v.string()),
    price: assumed(v.union([v.number(), v.string()])),
    currency: assumed(currency),
    interval: assumed(v.string()),
    observability_quota: assumed(v.number()),
  }),
  v.transform(({ price, ...rest }) => ({
    ...rest,
    price: readPrice(price, rest.currency ?? ''),
    ...(typeof price === 'string' && onRequest.test(price) && { isPriceOnRequest: true }),
  })),
) satisfies v.GenericSchema<unknown, Product>;

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
