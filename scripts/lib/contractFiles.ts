import { assumedFields } from '../../packages/contract/src/export/assumedFields.ts';
import { asyncApi } from '../../packages/contract/src/export/asyncApi.ts';
import { openApi } from '../../packages/contract/src/export/openApi.ts';
import { reader } from '../../packages/contract/src/export/reader.ts';
import type { HookEntity } from '../../packages/ui/src/domain/hooks/hook.ts';
import { sampleHookPayload } from '../../packages/ui/src/domain/hooks/hookPayload.ts';
import { readFacts } from './contractFacts.ts';
import { contractWords } from './contractWords.ts';

const example = (entity: HookEntity, event: string): unknown =>
  JSON.parse(sampleHookPayload(entity, event, { id: 7, name: 'Storefront sync' }) ?? 'null');

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of packages/contract that are written from the contract, by their names. */
export async function contractFiles(): Promise<Readonly<Record<string, string>>> {
  const calls = openApi(await readFacts(), contractWords);
  const events = asyncApi(calls, example);
  const assumed = assumedFields(calls);
  return {
    'openapi.json': json(calls),
    'asyncapi.json': json(events),
    'assumed.json': json(assumed),
    'index.html': reader(calls, events, assumed),
  };
}
