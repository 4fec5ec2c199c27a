import { expect, it } from 'vitest';
import { catalogue } from '../domain/entities/catalogue.ts';
import { paletteSteps } from '../theme/paletteSteps.ts';
import { paletteStep } from './paletteStep.ts';

it('returns the same colour for a name every time', () => {
  expect(['redshift', 'klaviyo', 'Noor'].map(paletteStep)).toEqual([1, 16, 6]);
});

it('uses the whole palette', () => {
  const steps = new Set(catalogue.map(({ type }) => paletteStep(type)));
  expect([...steps].toSorted((a, b) => a - b)).toEqual([...paletteSteps]);
});

it('has a colour for an empty name and for non-Latin letters', () => {
  expect(paletteSteps).toContain(paletteStep(''));
  expect(paletteSteps).toContain(paletteStep('数据🐘'));
});
