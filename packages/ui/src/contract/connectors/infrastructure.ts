import * as v from 'valibot';

import { textLimit } from '../../domain/text/boundedText.ts';
import { defineCall } from '../call.ts';
import { list } from '../paging.ts';
import { shownName } from '../shownName.ts';

const word = v.optional(v.string());

/** A region for pipelines. The specification does not define its fields, so each likely name is accepted. */
const regionEntry = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((code) => ({ code, label: code })),
    ),
    v.pipe(
      v.object({ code: word, region: word, name: word, label: word, description: word }),
      v.transform(({ code, region, name, label, description }) => {
        const known = code ?? region ?? name ?? '';
        return { code: known, label: label ?? description ?? name ?? known };
      }),
    ),
  ]),
  v.check(({ code }) => code !== ''),
);

/** The regions available for pipelines. Unreadable regions are dropped. */
export const listRegions = defineCall({
  name: 'listRegions',
  resource: 'region',
  method: 'GET',
  path: '/api/v1/infra/regions',
  kind: 'auxiliary',
  response: v.pipe(
    list(v.unknown()),
    v.transform((regions) =>
      regions.flatMap((each) => {
        const decoded = v.safeParse(regionEntry, each);
        return decoded.success ? [decoded.output] : [];
      }),
    ),
  ),
});

/** A help article. Its HTML is untrusted and must be sanitised before it is rendered (T-17). */
const helpArticle = v.union([
  v.object({ title: shownName(), html: v.string() }),
  // As Help Scout's own interface answers.
  v.pipe(
    v.object({ article: v.object({ name: shownName(), text: v.string() }) }),
    v.transform(({ article: { name, text } }) => ({ title: name, html: text })),
  ),
]);

export const getHelpArticle = defineCall({
  name: 'getHelpArticle',
  resource: 'helpArticle',
  method: 'GET',
  path: '/api/v1/helpscout/articles/{id}/',
  kind: 'auxiliary',
  params: { id: v.string() },
  response: helpArticle,
  textLimit: textLimit.article,
});

/**
 * IP addresses to allow in a firewall: one for all regions, and those of each region by its code (spec §2,
 * §7).
 */
export const getPublicAddresses = defineCall({
  name: 'getPublicAddresses',
  resource: 'publicAddress',
  method: 'GET',
  path: '/static/public-ips.json',
  kind: 'auxiliary',
  response: v.object({
    fixed: v.string(),
    regions: v.fallback(v.record(v.string(), v.array(v.string())), {}),
  }),
});
