import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { explainError, type End } from '../../../domain/remedies/explainError.ts';
import { ladderOf } from '../../../domain/remedies/ladder.ts';

/** The first remedy that leads to a form; `undefined` if the error or the connector that failed is unknown. */
export function lineFix(
  message: string,
  pipeline: Pick<Pipeline, 'source' | 'destination'>,
  form: ((end: End, focus?: string) => string | undefined) | undefined,
): { readonly href: string; readonly label: string } | undefined {
  const error = explainError(message, pipeline);
  if (!error?.isEndKnown) return undefined;
  for (const { focus, end, label } of ladderOf(error, pipeline)) {
    const href = focus === undefined ? undefined : form?.(end, focus);
    if (href !== undefined) return { href, label };
  }
  return undefined;
}
