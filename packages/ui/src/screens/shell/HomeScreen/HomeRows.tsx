import type { ReactNode } from 'react';
import { LoadingBlock } from '../../../patterns/LoadingBlock/LoadingBlock.tsx';
import type { IconComponent } from '../../../primitives/Icon/Icon.tsx';
import * as css from './HomeScreen.css.ts';

export interface HomeRowProps {
  /** Decoration: the title says the same. */
  icon: IconComponent;
  tone: 'critical' | 'caution' | 'info';
  title: ReactNode;
  /** The reason, or what comes next. */
  text?: ReactNode;
  /** The way to mend it. */
  action: ReactNode;
}

/** One thing that needs attention. */
export function HomeRow({ icon: Icon, tone, title, text, action }: HomeRowProps) {
  return (
    <li className={css.row}>
      <span className={css.mark[tone]}>
        <Icon size={17} />
      </span>
      <div className={css.words}>
        <p className={css.rowTitle}>{title}</p>
        {text && <p className={css.rowText}>{text}</p>}
      </div>
      <div className={css.action}>{action}</div>
    </li>
  );
}

export function HomeRowsSkeleton({ label }: { readonly label: string }) {
  return <LoadingBlock label={label} rows={4} height={20} isInset />;
}
