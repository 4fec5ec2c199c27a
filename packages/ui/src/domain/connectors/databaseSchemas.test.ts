import { expect, it } from 'vitest';
import { allDefinitions } from './allDefinitions.ts';
import { canHaveSchemas } from './databaseSchemas.ts';

it('knows the sources whose tables are in schemas', () => {
  const sources = allDefinitions.filter(({ kind }) => kind === 'source');
  expect(sources.filter(canHaveSchemas).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['postgres', 'sqlserver']),
  );
  const others = sources.filter((definition) => !canHaveSchemas(definition)).map(({ type }) => type);
  expect(others).toEqual(expect.arrayContaining(['mysql', 'maria', 's3', 'google_sheets']));
});
