import type { ReactNode } from 'react';
import { Arrow } from '../../internal/Arrow.tsx';
import * as css from './ChangeRow.css.ts';

interface FactRowProps {
  label: string;
  /** Without it, only the label is shown. */
  children?: ReactNode;
}

/** A label and its value, within a `dl` with the class `rows`. */
export const FactRow = ({ label, children }: FactRowProps) => (
  <div className={css.row}>
    <dt className={css.label}>{label}</dt>{' '}
    {children !== undefined && <dd className={css.values}>{children}</dd>}
  </div>
);

const unsaid = '—';

interface ChangeRowProps {
  label: string;
  /** `undefined` if it is not known. */
  before: ReactNode;
  after: ReactNode;
}

/** A setting with its old value, struck through, and its new one, within a `dl` with the class `rows`. */
export const ChangeRow = ({ label, before, after }: ChangeRowProps) => (
  <FactRow label={label}>
    {before === undefined && after === undefined ? undefined : (
      <>
        {before === undefined ? unsaid : <s className={css.old}>{before}</s>}
        <Arrow />
        {after === undefined ? unsaid : <b className={css.current}>{after}</b>}
      </>
    )}
  </FactRow>
);
