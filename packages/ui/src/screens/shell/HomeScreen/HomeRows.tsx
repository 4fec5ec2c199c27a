import type { ReactNode } from 'react';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { formatCount } from '../../../domain/format/count.ts';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import * as css from './HomeScreen.css.ts';

/** The next step of a row. */
export interface Remedy {
  readonly href: string;
  readonly label: string;
  /** What it is about, for assistive technology. */
  readonly subject: string;
}

export interface HomeRowProps {
  /** Decoration: the title says the same. */
  icon: IconComponent;
  tone: 'critical' | 'caution' | 'info';
  title: ReactNode;
  /** Beside the title: how many, and since when. */
  note?: ReactNode;
  /** The reason, or what comes next. */
  text?: ReactNode;
  remedy: Remedy;
  /** The first row of the page has the primary button. @default false */
  isFirst?: boolean;
}

/** Rows of a group that are shown; the list has the others. */
export const mostRows = 5;

/** The name of a pipeline, which leads to it, and what is said of it. */
export function Named({ pipeline, href, rest }: { pipeline: Pipeline; href: string; rest?: string }) {
  return (
    <>
      <Link href={href} variant="quiet">
        <bdi translate="no">{pipeline.name}</bdi>
      </Link>
      {rest && ` ${rest}`}
    </>
  );
}

/** One thing that needs attention. */
export function HomeRow({ icon: Icon, tone, title, note, text, remedy, isFirst = false }: HomeRowProps) {
  const { href, label, subject } = remedy;
  return (
    <li className={css.row}>
      <span className={css.mark[tone]}>
        <Icon size={20} />
      </span>
      <div className={css.words}>
        <p className={css.rowTitle}>
          {title}
          {note && (
            <>
              {' '}
              <span className={css.note}>{note}</span>
            </>
          )}
        </p>
        {text && <p className={css.rowText}>{text}</p>}
      </div>
      <div className={css.action}>
        <ButtonLink
          size="small"
          href={href}
          aria-label={`${label}: ${subject}`}
          {...(isFirst && { tone: 'accent', variant: 'solid' })}
        >
          {label}
        </ButtonLink>
      </div>
    </li>
  );
}

interface HomeGroupProps {
  title: string;
  /** Left out if the service does not tell. */
  count?: number | null | undefined;
  /** Beside the title, such as a time. */
  note?: ReactNode;
  children: ReactNode;
}

/** Rows of one kind, below a line with their number. */
export function HomeGroup({ title, count, note, children }: HomeGroupProps) {
  return (
    <section aria-label={title}>
      <h3 className={css.group}>
        {title}
        {typeof count === 'number' && <span className={css.groupCount}>{` ${formatCount(count)}`}</span>}
        {note && <span className={css.groupCount}> {note}</span>}
      </h3>
      {children}
    </section>
  );
}

export function HomeRowsSkeleton({ label }: { readonly label: string }) {
  return <LoadingBlock label={label} rows={4} height={20} isInset />;
}
