import { fieldsOf, type Definition } from './definition/define.ts';

/** Whether the tables of a source are in schemas: its form asks for one, and a pasted address may name it. */
export const canHaveSchemas = (definition: Definition): boolean =>
  fieldsOf(definition).some(
    (field) => field.kind === 'text' && field.address?.paths.some(([part]) => part === 'schema') === true,
  );
