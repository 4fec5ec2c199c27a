import type { ReactNode } from 'react';
import { FailureIcon } from '../../primitives/Icon/icons/FailureIcon.ts';
import { InfoIcon } from '../../primitives/Icon/icons/InfoIcon.ts';
import { PausedIcon } from '../../primitives/Icon/icons/PausedIcon.ts';
import { SuccessIcon } from '../../primitives/Icon/icons/SuccessIcon.ts';
import { StartingIcon } from '../../primitives/Icon/icons/StartingIcon.ts';
import type { IconComponent } from '../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import * as css from './StateSentence.css.ts';

export type StateTone = 'positive' | 'info' | 'caution' | 'critical' | 'neutral';

export interface StateSentenceProps extends RootProps<HTMLDivElement> {
  /** The meaning of the state. */
  tone: StateTone;
  /** Decoration before it. @default the icon of the tone, which for `caution` is a pause */
  icon?: IconComponent;
  /** The state in a few words, in its colour: `Paused.` */
  lead: string;
  /** What follows from it. */
  children?: ReactNode;
  /** Shown after it and not announced, such as times that count: `RelativeTime` or `ComingTime`. */
  times?: ReactNode;
  /** What to do about it: small buttons or links after the sentence. */
  actions?: ReactNode;
}

const icons: Readonly<Record<StateTone, IconComponent>> = {
  positive: SuccessIcon,
  info: StartingIcon,
  caution: PausedIcon,
  critical: FailureIcon,
  neutral: InfoIcon,
};

/**
 * The state of a resource as one sentence below its title. A change is announced politely. It replaces a banner, so that a
 * change of the state moves nothing on the page. For a message about one part of a page use `Banner`.
 */
export function StateSentence({
  tone,
  icon: Icon = icons[tone],
  lead,
  children,
  times,
  actions,
  ...root
}: StateSentenceProps) {
  return (
    <div {...root} className={css.row}>
      <p className={css.sentence}>
        <span className={css.icon[tone]}>
          <Icon size={20} />
        </span>
        <span className={css.words}>
          <span role="status">
            <span className={css.lead[tone]}>{lead}</span> {children}
          </span>{' '}
          {times}
        </span>
      </p>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
