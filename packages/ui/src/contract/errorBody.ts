import * as v from 'valibot';

import type { FieldError, Problem } from '../domain/outcome/problem.ts';
import { boundText, textLimit } from '../domain/text/boundedText.ts';
import type { Call } from './call.ts';

/** Keys under which software explains a refusal, the best explanation first. They are no part of a location. */
const said = 'detail message msg error_description errors invalid-params error reason title'.split(' ');

/** Keys under which Django explains what concerns no single field. */
const general = ['non_field_errors', '__all__'];

/** A page or a part of one. A template such as `<account>.<region>` is none. */
const markup = /<([!/?]|html|head|body)/i;

/** Deeper values are not read. */
const deepest = 30;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const explains = (value: unknown): boolean => isObject(value) && said.some((key) => key in value);

/** The field that an error names: a list of keys, a path with dots or brackets, or a pointer. */
function placeOf({ loc, field, pointer, source, path, reason, name }: Record<string, unknown>) {
  const place =
    loc ?? field ?? pointer ?? (isObject(source) ? source['pointer'] : (path ?? (reason && name)));
  const keys = JSON.stringify(place ?? '').replace('/data/attributes', '');
  // A `path` may also be the address of the request.
  return (!keys.startsWith('"/api/') && keys.match(/[^\][{}",:#/.\\]+/g)) || [];
}

const sentenceOf = (errors: readonly FieldError[]): string =>
  boundText(
    errors
      .slice(0, 5)
      .map(({ location, message }) => [...location.slice(-1), message].join(': '))
      .join(' '),
    textLimit.text,
  );

/**
 * Reads the body of a refusal in every usual form: a sentence, lists, messages keyed by field at any depth, errors that
 * name their field, and problem details (RFC 9457). Of several sentences about the same, the best one counts. Numbers,
 * pages and what is deeper than 30 levels are ignored; all texts together have at most 200,000 characters.
 *
 * Sentences that concern no field are the `detail`. If there are errors of fields, it is also one of these, without a
 * location, and so is what Django calls a non-field error: forms show them above their fields.
 *
 * @param connectionTest decodes the result of a failed test, which comes with the name of the error (spec §8)
 */
export function readErrorBody(
  body: unknown,
  connectionTest: Call['connectionTest'],
): Pick<Problem, 'detail' | 'fieldErrors' | 'said' | 'testResult'> {
  const found = new Map<string, FieldError>();
  let room: number = textLimit.article;
  const read = (value: unknown, location: readonly string[], depth = 0): void => {
    if (typeof value === 'string') {
      if (!value.trim() || markup.test(value) || value.length > room) return;
      room -= value.length;
      const place = JSON.stringify(location);
      const before = found.get(place);
      found.set(place, {
        location: location.filter(Boolean),
        message: boundText(before ? `${before.message} ${value}` : value, textLimit.text),
      });
    }
    if (!isObject(value) || depth > deepest) return;
    const isExplained = explains(value);
    const at = isExplained ? [...location, ...placeOf(value)] : location;
    const before = room;
    for (const key of isExplained ? said : Object.keys(value)) {
      const item = value[key];
      const isText = typeof item === 'string';
      const isHere = isExplained || (Array.isArray(value) && (isText || explains(item)));
      if (isExplained && isText && room < before) continue;
      read(item, isHere ? at : [...at, general.includes(key) ? '' : key], depth + 1);
    }
  };
  read(body, []);
  const detail = found.get('[]')?.message;
  const { validation_result: result } = {
    validation_result: undefined,
    ...(isObject(body) && Object(body['detail'])),
  };
  const tested = connectionTest && v.safeParse(connectionTest, result);
  return {
    ...(detail && { detail }),
    ...(found.size > (detail ? 1 : 0) && { fieldErrors: [...found.values()] }),
    ...(found.size > 0 && !detail && { said: sentenceOf([...found.values()]) }),
    ...(tested?.success && { testResult: tested.output }),
  };
}
