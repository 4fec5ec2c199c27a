import * as v from 'valibot';

import type { FacebookPage, Ga4Property } from '../../domain/connectors/providerItems.ts';
import { defineCall } from '../call.ts';
import { shownName } from '../shownName.ts';
import { sourceId } from './sources.ts';

/** Numeric ids of providers are kept as text, because nothing computes with them. */
const providerId = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

const ga4Property = v.pipe(
  v.object({
    id: providerId,
    display_name: shownName(),
    account: v.nullish(providerId, ''),
    account_name: v.nullish(shownName(), ''),
    selected: v.nullish(v.boolean(), false),
  }),
  v.transform((wire): Ga4Property => ({
    id: wire.id,
    displayName: wire.display_name,
    account: wire.account,
    accountName: wire.account_name,
    isSelected: wire.selected,
  })),
);

const facebookPage = v.object({ id: providerId, name: shownName() }) satisfies v.GenericSchema<
  unknown,
  FacebookPage
>;

/** Unreadable rows are dropped. */
/* @__NO_SIDE_EFFECTS__ */
function rows<const Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((wire): v.InferOutput<Row>[] =>
      wire.flatMap((each) => {
        const decoded = v.safeParse(row, each);
        return decoded.success ? [decoded.output] : [];
      }),
    ),
  );
}

/**
 * Spec §7 defines only the second answer's shape. The first answer may have that shape or be a bare list
 * (A-121).
 */
const ga4Properties = v.union([
  v.pipe(
    v.object({ ga4Properties: rows(ga4Property) }),
    v.transform((wire) => wire.ga4Properties),
  ),
  rows(ga4Property),
]);
const facebookPages = v.union([
  v.pipe(
    v.object({ facebookPages: rows(facebookPage) }),
    v.transform((wire) => wire.facebookPages),
  ),
  rows(facebookPage),
]);

/** The properties that a Google account can read. 400 with a sentence if the tokens have expired. */
export const fetchGa4Properties = defineCall({
  name: 'fetchGa4Properties',
  resource: 'providerItem',
  method: 'POST',
  path: '/api/v1/source/ga4/properties/',
  kind: 'introspection',
  body: v.object({ access_token: v.string(), refresh_token: v.nullish(v.string()) }),
  response: ga4Properties,
});

/** The same for a saved source, with its saved access. Properties that the source reads are selected. */
export const refreshGa4Properties = defineCall({
  name: 'refreshGa4Properties',
  resource: 'providerItem',
  method: 'POST',
  path: '/api/v1/source/{id}/ga4/properties/refresh/',
  kind: 'introspection',
  params: { id: sourceId },
  response: ga4Properties,
});

/** The pages that a Facebook account manages. */
export const fetchFacebookPages = defineCall({
  name: 'fetchFacebookPages',
  resource: 'providerItem',
  method: 'POST',
  path: '/api/v1/source/facebook_pages/pages/',
  kind: 'introspection',
  body: v.object({ access_token: v.string() }),
  response: facebookPages,
});

/** The same for a saved source, with its saved access. */
export const refreshFacebookPages = defineCall({
  name: 'refreshFacebookPages',
  resource: 'providerItem',
  method: 'POST',
  path: '/api/v1/source/{id}/facebook_pages/pages/refresh/',
  kind: 'introspection',
  params: { id: sourceId },
  response: facebookPages,
});
