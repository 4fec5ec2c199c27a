import { useId, type ReactNode } from 'react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ConnectorMark } from '../ConnectorMark/ConnectorMark.tsx';
import * as css from './WizardSheet.css.ts';

export interface WizardSheetProps {
  /** The connector of the step: mark, name and description; `loading` reserves the room. */
  head?: { type: string; title: string; description: string } | 'loading';
  /** At the end of the head, such as a link to another choice. */
  headAction?: ReactNode;
  /** The bar at the foot, a `WizardFooter`. */
  footer?: ReactNode;
  /** `WizardSection`s, or a form that contains them. */
  children: ReactNode;
}

/** The sheet that a step is filled in on, divided by lines. Its bar stays in view. */
export function WizardSheet({ head, headAction, footer, children }: WizardSheetProps) {
  return (
    <div className={css.sheet}>
      {head === 'loading' && (
        <div className={css.head} aria-hidden>
          <Skeleton width={44} height={44} />
          <div className={css.headWaiting}>
            <Skeleton width="48%" />
            <Skeleton width="32%" />
          </div>
        </div>
      )}
      {head && head !== 'loading' && (
        <div className={css.head}>
          <ConnectorMark type={head.type} size="large" />
          <div className={css.headWords}>
            <h2 className={css.title}>
              <bdi translate="no">{head.title}</bdi>
            </h2>
            <p className={css.description}>{head.description}</p>
          </div>
          {headAction && <div className={css.headAction}>{headAction}</div>}
        </div>
      )}
      <div className={css.body}>{children}</div>
      {footer}
    </div>
  );
}

export interface WizardSectionProps {
  /** Title of the fields below. */
  title: string;
  /** One sentence on what the section is for. */
  description?: string;
  /** Heading level of the title: 2 on a sheet without a head. @default 3 */
  level?: 2 | 3;
  /** Shown at the end of the title. */
  action?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A titled section of the sheet. */
export function WizardSection({ title, description, level = 3, action, children }: WizardSectionProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div className={css.sectionHead}>
        <div className={css.sectionWords}>
          <Title id={titleId} className={css.sectionTitle}>
            {title}
          </Title>
          {description && <p className={css.sectionText}>{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
