import { expect, it } from 'vitest';
import { refusals } from '../outcomes/all.ts';
import { addressOf, bodyOf, documented } from './contract.test.data.ts';
import { openWatched } from './untouched.test.data.ts';

const ofCall = new Map(Object.entries(refusals));
const rows = documented.flatMap((asked) =>
  (ofCall.get(asked.name) ?? []).map((refused) => ({ ...refused, name: asked.name, asked })),
);

it.each(rows)('$name refuses $at $query $body as $as in its words, and changes nothing', async (row) => {
  const { asked, as = 'admin@acme.example', status, body, detail } = row;
  const { send } = openWatched(as);
  const answer = await send(asked, bodyOf(asked.call, body), addressOf(asked.call, row));
  expect({ ...answer, detail: JSON.parse(answer.text).detail }).toMatchObject({ status, detail, faults: [] });
});
