import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './FieldsToCome.css.ts';

const labelWidths = ['38%', '52%', '44%', '61%'];

/** A skeleton of the fields of a form, each with its label. */
export const FieldsToCome = ({ count }: { readonly count: number }) => (
  <div className={css.fields}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={css.field}>
        <Skeleton width={labelWidths[index % labelWidths.length] ?? '50%'} height={14} />
        <Skeleton height={36} />
      </div>
    ))}
  </div>
);
