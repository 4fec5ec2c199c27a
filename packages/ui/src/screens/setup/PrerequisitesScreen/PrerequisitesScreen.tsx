import type { ReactNode } from 'react';
import { labelOf } from '../../../domain/connectors/catalogue.ts';
import type { Definition } from '../../../domain/connectors/define.ts';
import { describeProblem } from '../../../domain/problem.ts';
import type { Remote } from '../../../domain/remote.ts';
import { Wizard, type WizardFrame } from '../../../patterns/Wizard/Wizard.tsx';
import { WizardFooter, type WizardFooterProps } from '../../../patterns/Wizard/WizardFooter.tsx';
import { WizardSection, WizardSheet } from '../../../patterns/Wizard/WizardSheet.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { ArrowLeftIcon } from '../../../primitives/Icon/icons/ArrowLeftIcon.ts';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { connectorSummary } from '../connectorSummary.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { prerequisitesFor } from './prerequisites.ts';
import { useArticle } from './useArticle.ts';
import * as css from './PrerequisitesScreen.css.ts';

/** A guide as the service gives it. Its HTML is foreign: it is cleaned before anything of it is shown. */
export interface HelpArticle {
  readonly title: string;
  readonly html: string;
}

export interface PrerequisitesScreenProps {
  /** What stands around the step: the trail and the steps. */
  frame: WizardFrame;
  /** Which end of the pipeline it is. */
  kind: Definition['kind'];
  /** The connector's type as the service writes it, such as `postgres`. */
  type: string;
  /** The guide; left out where the service has none, and our own short list stands in for it. */
  article?: Remote<HelpArticle>;
  /** The article is to be read again, after it could not be. */
  onRetry(): void;
  /** The step before. */
  back: NonNullable<WizardFooterProps['back']>;
  /** The choice of another type. */
  changeHref: string;
  /** The next step. */
  continueHref: string;
  /** Cards beside the guide, such as the addresses to let in. */
  help?: ReactNode;
}

function Checklist({ kind, type }: Pick<PrerequisitesScreenProps, 'kind' | 'type'>) {
  return (
    <WizardSection title="What you need" description="A short list, to have at hand before you go on.">
      <ol className={css.list}>
        {prerequisitesFor(kind, type).map(({ title, text, code }) => (
          <li key={title} className={css.need}>
            <div className={css.needWords}>
              <p className={css.needTitle}>{title}</p>
              <p className={css.needText}>{text}</p>
              {code && <CodeBlock>{code}</CodeBlock>}
            </div>
          </li>
        ))}
      </ol>
    </WizardSection>
  );
}

const waiting = (
  <Loading label="Loading the guide">
    <div className={css.waiting}>
      <WizardSection title="What you need">
        <Stack gap="md">
          {['86%', '72%', '90%', '40%', '78%', '64%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </WizardSection>
    </div>
  </Loading>
);

function Guide({ article, fallback }: { article: HelpArticle; fallback: ReactNode }) {
  const read = useArticle(article.html);
  if (read.state === 'reading') return waiting;
  if (read.state === 'unreadable') return fallback;
  return (
    <WizardSection title={article.title || 'What you need'}>
      <ArticleBody nodes={read.nodes} />
    </WizardSection>
  );
}

/** What to prepare before a connector is filled in: its guide, or our own short list where that cannot be had. */
export function PrerequisitesScreen({
  frame,
  kind,
  type,
  article,
  onRetry,
  back,
  changeHref,
  continueHref,
  help,
}: PrerequisitesScreenProps) {
  const checklist = <Checklist kind={kind} type={type} />;
  return (
    <Wizard {...frame} help={help}>
      <WizardSheet
        head={{ type, title: labelOf(type), description: connectorSummary(kind, type) }}
        headAction={
          <ButtonLink href={changeHref} variant="ghost" size="toolbar" icon={ArrowLeftIcon}>
            {`Change ${kind}`}
          </ButtonLink>
        }
        footer={
          <WizardFooter
            back={back}
            next={
              <ButtonLink href={continueHref} tone="accent" variant="solid">
                Continue
              </ButtonLink>
            }
          />
        }
      >
        {article?.state === 'failed' && (
          <div className={css.notice}>
            <Banner
              role="status"
              title="The guide could not be loaded."
              actions={
                <Button size="small" onPress={onRetry}>
                  Try again
                </Button>
              }
            >
              {describeProblem(article.problem).title} Our short list below is enough to go on.
            </Banner>
          </div>
        )}
        {article?.state === 'loading' && waiting}
        {article?.state === 'ready' && <Guide article={article.value} fallback={checklist} />}
        {(article === undefined || article.state === 'failed') && checklist}
      </WizardSheet>
    </Wizard>
  );
}
