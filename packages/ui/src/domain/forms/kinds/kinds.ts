import type { Field, FieldKind, FieldOf, KindWithOwnSpec } from '../definition/fieldTypes.ts';
import type { FormValue, ValueOf } from '../definition/fieldValues.ts';
import { choice } from './choice.ts';
import { connection } from './connection.ts';
import { constant } from './constant.ts';
import { date } from './date.ts';
import type { KindSpec } from '../definition/kind.ts';
import { list } from './list.ts';
import { longText } from './longText.ts';
import { number } from './number.ts';
import { secret } from './secret.ts';
import { serviceValue } from './serviceValue.ts';
import { text } from './text.ts';
import { toggle } from './toggle.ts';

/**
 * Every kind of field with its behaviour, except kinds whose fields contain their spec. A kind without a spec
 * does not compile.
 */
export const kinds = {
  choice,
  connection,
  constant,
  date,
  list,
  longText,
  number,
  secret,
  serviceValue,
  text,
  toggle,
} satisfies {
  readonly [Kind in Exclude<FieldKind, KindWithOwnSpec>]: KindSpec<FieldOf<Kind>, ValueOf<Kind>>;
};

/**
 * The spec for a field of any kind. A form checks each value with `is` before it takes the value, so a spec
 * only receives fields and values of its own kind. The types cannot express this.
 */
export const specOf = (field: Field): KindSpec<Field, FormValue> =>
  'spec' in field ? field.spec : kinds[field.kind];
