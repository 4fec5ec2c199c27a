import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** What is said of a prop ends with its default (`@default`); that goes into the table's column for it. */
function withStatedDefault(prop: StrictInputType): StrictInputType {
  const [, description, summary] = /^([^]*?)\s*@default\s+([^]*)$/.exec(prop.description ?? '') ?? [];
  if (summary === undefined) return prop;
  return { ...prop, description, table: { defaultValue: { summary }, ...prop.table } };
}

/** An element cannot be typed; shown as an object it is React's own inside. */
const withoutElementEditor = (prop: StrictInputType): StrictInputType =>
  /\bReact(Node|Element)\b/.test(prop.table?.type?.summary ?? '') ? { ...prop, control: false } : prop;

/** Makes a component's table of props say what its source says, and offer only what can be chosen there. */
export const tidyPropTable: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, prop]) => [name, withoutElementEditor(withStatedDefault(prop))]),
  );
