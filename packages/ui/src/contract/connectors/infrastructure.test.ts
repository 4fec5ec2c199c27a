import { expect, test } from 'vitest';

import { getHelpArticle } from './infrastructure.ts';
import { perform } from '../interpret.ts';

const read = (body: unknown) =>
  perform(async () => Response.json(body), { call: getHelpArticle, args: { id: 'mysql' } });

test.each([
  ['its own fields', { title: 'MySQL', html: '<p>Hi</p>', id: 7 }],
  [
    'the fields of Help Scout',
    { article: { id: '7', name: 'MySQL', text: '<p>Hi</p>', status: 'published' } },
  ],
])('a help article is read with %s', async (_, body) => {
  expect(await read(body)).toEqual({ title: 'MySQL', html: '<p>Hi</p>' });
});

test('any other article is none', async () => {
  await expect(read({ article: 'MySQL' })).rejects.toMatchObject({ problem: { kind: 'schema' } });
});
