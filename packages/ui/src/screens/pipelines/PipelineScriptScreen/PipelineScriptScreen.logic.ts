import type { Pipeline } from '../../../domain/entities/pipeline.ts';

/** The number of lines of a text that ends with a line break. */
export const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/** `orders-to-warehouse.yaml`; letters of any script stay, everything else becomes a dash. */
export const fileNameOf = ({ id, name }: Pick<Pipeline, 'id' | 'name'>): string => {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return `${plain || `pipeline-${id}`}.yaml`;
};
