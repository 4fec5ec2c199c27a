import { expect, test } from 'vitest';
import { explicitUndefined } from '../../explicitUndefined.ts';

const inInterface = (member: string) => `export interface Props {\n    ${member}\n}\n`;

test.each([
  ['size?: Size;', 'size?: Size | undefined;'],
  ["readonly 'aria-label'?: string;", "readonly 'aria-label'?: string | undefined;"],
  ["tone?: 'a' | 'b';", "tone?: 'a' | 'b' | undefined;"],
  ['onPress?: () => string | undefined;', 'onPress?: (() => string | undefined) | undefined;'],
  ['onPress?(): void;', 'onPress?: (() => void) | undefined;'],
  ['pick?<T>(each: T, at?: number): T;', 'pick?: (<T>(each: T, at?: number) => T) | undefined;'],
  [
    'action?: { label: string; onUndo?(): void; icon?: Icon };',
    'action?: { label: string; onUndo?: (() => void) | undefined; icon?: Icon | undefined } | undefined;',
  ],
  ['ref?: T extends string ? 1 : 2;', 'ref?: (T extends string ? 1 : 2) | undefined;'],
])('%s accepts undefined', (member, explicit) => {
  expect(explicitUndefined(inInterface(member))).toBe(inInterface(explicit));
});

test.each([
  'size: Size;',
  'onPress(): void;',
  'size?: undefined | Size;',
  'size?: Size | undefined;',
  'value?: unknown;',
  'children?: ReactNode;',
  '/** A comment: size?: Size; */\n    size: Size;',
])('%s stays', (member) => {
  expect(explicitUndefined(inInterface(member))).toBe(inInterface(member));
});
