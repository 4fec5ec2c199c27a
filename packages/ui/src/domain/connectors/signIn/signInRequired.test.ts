import { expect, it } from 'vitest';
import { fieldsOf } from '../../forms/definition/definition.ts';
import { validate } from '../../forms/model/validate.ts';
import { allDefinitions } from '../allDefinitions.ts';
import { providerName } from '../definition/oauth.ts';

const signIns = allDefinitions.flatMap((definition) =>
  definition.authentication.kind === 'oauth'
    ? [{ ...definition, provider: providerName(definition.authentication.provider) }]
    : [],
);

it.each(signIns)('without a sign-in, $type asks to connect $provider', (definition) => {
  const filled = fieldsOf(definition).filter(({ filledBy }) => filledBy !== undefined);
  expect(filled).not.toEqual([]);
  for (const field of filled.filter(({ isRequired }) => isRequired))
    expect(validate(field, '', { today: '2026-11-20' })).toBe(`Connect ${definition.provider} to continue`);
});
