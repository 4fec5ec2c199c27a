import { expect, it } from 'vitest';
import { catalogue } from '../domain/connectors/catalogue.ts';
import { paletteSteps } from '../theme/paletteSteps.ts';
import { paletteStep } from './paletteStep.ts';

it('gives a name the same colour every time', () => {
  expect(['redshift', 'klaviyo', 'Noor'].map(paletteStep)).toEqual([1, 16, 6]);
});

it('uses the whole palette', () => {
  const steps = new Set(catalogue.map(({ type }) => paletteStep(type)));
  expect([...steps].toSorted((a, b) => a - b)).toEqual([...paletteSteps]);
});

it('has a colour for no name at all, and for letters beyond Latin', () => {
  expect(paletteSteps).toContain(paletteStep(''));
  expect(paletteSteps).toContain(paletteStep('数据🐘'));
});
