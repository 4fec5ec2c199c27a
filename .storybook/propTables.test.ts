import { expect, test } from 'vitest';
import { readableProps } from './readableProps.ts';
import { tidyPropTable } from './tidyPropTable.ts';

const { transform } = readableProps;
const read = (code: string): unknown =>
  typeof transform === 'object' && 'handler' in transform
    ? Reflect.apply(transform.handler, undefined, [code, 'Badge.tsx'])
    : undefined;

test('source that react-docgen would skip is rewritten', () => {
  const source = [
    "export const tones = ['info', 'caution'] as const;",
    'export type Tone = (typeof tones)[number];',
    'export interface BadgeProps {',
    "  /** What it means. @default 'info' */",
    '  tone?: Tone;',
    '  words: readonly string[];',
    '  onPress?(at: Date): void;',
    '}',
  ].join('\n');
  expect(read(source)).toMatchObject({
    code: source
      .replace('(typeof tones)[number]', "'info' | 'caution'")
      .replace('readonly string[]', 'string[]')
      .replace('onPress?(at: Date): void', 'onPress?: (at: Date) => void'),
  });
});

test('the table has a column for the default and the options of a choice', () => {
  const tone = {
    name: 'tone',
    description: "What it means. @default 'info'",
    type: { name: 'enum', value: ['info', 'caution'], raw: "'info' | 'caution'" },
    table: { type: { summary: 'union' }, defaultValue: undefined },
  } as const;
  const context = { argTypes: { tone } };
  expect(Reflect.apply(tidyPropTable, undefined, [context])).toMatchObject({
    tone: {
      description: 'What it means.',
      table: { type: { summary: "'info' | 'caution'" }, defaultValue: { summary: "'info'" } },
    },
  });
});
