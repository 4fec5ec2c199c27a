import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What is said of a prop ends with its default (`@default`); that goes into the table's column for it. */
export const statedDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [, description, summary] = /^([^]*?)\s*@default\s+([^]*)$/.exec(argType.description ?? '') ?? [];
      if (summary === undefined) return [name, argType];
      const defaultValue = argType.table?.defaultValue ?? { summary };
      return [name, { ...argType, description, table: { ...argType.table, defaultValue } }];
    }),
  );
