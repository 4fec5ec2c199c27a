import { isInConfig } from '../forms/model/formValues.ts';
import type { FormModel } from '../forms/model/formState.ts';

/** Where the secrets of a form are in the body of its request, for `showRequest`. */
export const secretPathsOf = ({ fields }: Pick<FormModel, 'fields'>): readonly string[] =>
  fields.flatMap((field) => {
    const path = isInConfig(field.path) ? `config.${field.path}` : field.path;
    if (field.isSecret) return [path];
    if (field.kind !== 'rows') return [];
    return field.columns.flatMap(({ key, isSecret }) => (isSecret ? [`${path}.${key}`] : []));
  });
