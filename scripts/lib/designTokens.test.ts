import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designTokens } from './designTokens.ts';

test('tokens.json is current: run `npm run tokens` after a change of the theme', () => {
  expect(JSON.parse(readFileSync('packages/ui/tokens.json', 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(designTokens())),
  );
});

test('each token has a type and a value of its shape', () => {
  expect(designTokens()).toMatchObject({
    light: {
      color: {
        accent: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0.0392, 0.4314, 0.502], alpha: 1, hex: '#0a6e80' },
        },
        scrim: { $value: { alpha: 0.44 } },
      },
      shadow: {
        floating: {
          $type: 'shadow',
          $value: [
            { blur: { value: 0, unit: 'px' }, spread: { value: 1, unit: 'px' } },
            { offsetY: { value: 8, unit: 'px' }, spread: { value: -6, unit: 'px' }, color: { alpha: 0.18 } },
          ],
        },
      },
    },
    space: { lg: { $type: 'dimension', $value: { value: 16, unit: 'px' } } },
    type: {
      title: {
        $type: 'typography',
        $value: { fontSize: { value: 1.3125, unit: 'rem' }, lineHeight: 1.3333 },
      },
    },
    motion: {
      quick: {
        $type: 'transition',
        $value: { duration: { value: 120, unit: 'ms' }, timingFunction: [0.2, 0, 0, 1] },
      },
    },
    depth: { toast: { $type: 'number', $value: 300 } },
  });
});
