// Writes `| undefined` at every optional property of published type declarations.
// Our sources are compiled without `exactOptionalPropertyTypes`, so `size?: Size` accepts `undefined`. For consumers who
// compile with it, the declaration must say so.
import { parseSync, Visitor } from 'rolldown/utils';

/** These accept `undefined` already. `ReactNode` contains it. */
const acceptsUndefined = /^(?:undefined|unknown|any|ReactNode|React\.ReactNode)$/;

/** These need parentheses in a union. */
const isLoose = (kind: string): boolean => /^TS(?:Function|Constructor|Conditional)Type$/.test(kind);

/** Declarations in which every optional property accepts `undefined`, with the same lines, because source maps count them. */
export function explicitUndefined(text: string): string {
  const edits: { readonly at: number; readonly to?: number; readonly text: string }[] = [];
  const { program, errors } = parseSync('declarations.d.ts', text);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  new Visitor({
    TSPropertySignature({ optional, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation;
      if (!optional || !type) return;
      const members = type.type === 'TSUnionType' ? type.types : [type];
      if (members.some(({ start, end }) => acceptsUndefined.test(text.slice(start, end)))) return;
      if (isLoose(type.type)) edits.push({ at: type.start, text: '(' });
      edits.push({ at: type.end, text: isLoose(type.type) ? ') | undefined' : ' | undefined' });
    },
    // A method cannot say it, so it becomes a property.
    TSMethodSignature({ optional, key, typeParameters, returnType }) {
      if (!optional || !returnType) return;
      edits.push(
        { at: typeParameters?.start ?? text.indexOf('(', key.end), text: ': (' },
        { at: returnType.start, to: returnType.typeAnnotation.start, text: ' => ' },
        { at: returnType.end, text: ') | undefined' },
      );
    },
  }).visit(program);
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((all, { at, to = at, text: inserted }) => all.slice(0, at) + inserted + all.slice(to), text);
}
