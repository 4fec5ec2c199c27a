import type { ReactNode } from 'react';
import type { Prerequisite } from '../../domain/connectors/definition/commonPrerequisites.ts';
import { labelOf } from '../../domain/entities/catalogue.ts';
import type { Definition } from '../../domain/connectors/definition/define.ts';
import { describeProblem } from '../../domain/outcome/problem.ts';
import type { Remote } from '../../domain/outcome/remote.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Loading } from '../../primitives/Loading/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { WizardSection } from '../Wizard/WizardSheet.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { useArticle } from './useArticle.ts';
import { usePrerequisites } from './usePrerequisites.ts';
import * as css from './ConnectorGuide.css.ts';

/** A guide from the service. Its HTML is not trusted and is sanitised before rendering. */
export interface HelpArticle {
  readonly title: string;
  readonly html: string;
}

export interface ConnectorGuideProps {
  /** Whether the connector is a source or a destination. */
  kind: Definition['kind'];
  /** The connector's type as the service writes it, such as `postgres`. */
  type: string;
  /** The service's guide; without one, the built-in list is shown. */
  article?: Remote<HelpArticle>;
  /** Loads the guide again after a failure. */
  onRetry(): void;
}

function Checklist({ prerequisites }: { prerequisites: readonly Prerequisite[] }) {
  return (
    <WizardSection title="What you need" description="Prepare these before you continue.">
      <ol className={css.list}>
        {prerequisites.map(({ title, text, code }) => (
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

/** The provider's own documentation, in a tab of its own. */
const Docs = ({ type, href }: { type: string; href: string }) => (
  <p className={css.docs}>
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {`${labelOf(type)} documentation`}
    </Link>
  </p>
);

const waiting = (
  <Loading label="Loading guide">
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

interface GuideProps {
  article: HelpArticle;
  /** Stands for an article that cannot be read. */
  fallback: ReactNode;
  /** Appears together with the article, which would push it down. */
  docs: ReactNode;
}

function Guide({ article, fallback, docs }: GuideProps) {
  const read = useArticle(article.html);
  if (read.state === 'reading') return waiting;
  return (
    <>
      {read.state === 'unreadable' ? (
        fallback
      ) : (
        <WizardSection title={article.title || 'What you need'}>
          <ArticleBody nodes={read.nodes} />
        </WizardSection>
      )}
      {docs}
    </>
  );
}

/** What to prepare before setting up a connector: the service's guide, or the built-in list as a fallback. */
export function ConnectorGuide({ kind, type, article, onRetry }: ConnectorGuideProps) {
  const preparation = usePrerequisites(kind, type);
  const checklist = preparation ? <Checklist prerequisites={preparation.list} /> : waiting;
  const docs = preparation?.docsUrl !== undefined && <Docs type={type} href={preparation.docsUrl} />;
  // The link below an article is part of the definition, and does not push the footer down later.
  if (article?.state === 'loading' || (article?.state === 'ready' && !preparation)) return waiting;
  if (article?.state === 'ready') return <Guide article={article.value} fallback={checklist} docs={docs} />;
  return (
    <>
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
            {describeProblem(article.problem).title} The list below covers what you need.
          </Banner>
        </div>
      )}
      {checklist}
      {docs}
    </>
  );
}
