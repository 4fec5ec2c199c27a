import { createClient, getMe, listPipelines } from '@millrace/ui/contract';
import { ProblemError } from '@millrace/ui/domain/remote';
import { afterEach, expect, it, vi } from 'vitest';
import { createService } from '../assembly/createService.ts';
import { status } from '../service/faults/toxics.ts';
import { interceptRequests } from './node.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const client = createClient(({ url, ...init }) => fetch(`https://anywhere.example${url}`, init));

it('answers requests of its own process by the contract', async () => {
  stop = interceptRequests(createService({ person: 'member@acme.example' }));
  expect((await client(getMe, {})).firstName).toBe('Mateo');
  const page = await client(listPipelines, { status: 'active', pageSize: 3 });
  expect(page.rows.map((row) => row.name)).toEqual([
    'Orders to warehouse',
    'Storefront sync',
    'Payments ledger',
  ]);
  expect(page).toMatchObject({ count: 24, number: 1, hasNext: true, unreadable: 0 });
});

it('returns failures as the contract decodes them', async () => {
  const toxics = [status(getMe, 503)];
  stop = interceptRequests(createService({ person: 'admin@acme.example', toxics }));
  const failure = await client(getMe, {}).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(ProblemError);
  expect(failure).toMatchObject({ problem: { kind: 'http', status: 503 } });
});

it('refuses requests outside the API', async () => {
  stop = interceptRequests(createService({ scenario: 'newAccount' }));
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  await expect(fetch('https://anywhere.example/other')).rejects.toThrow(TypeError);
  expect(complained).toHaveBeenCalledWith(expect.stringContaining('https://anywhere.example/other'));
  complained.mockRestore();
});
