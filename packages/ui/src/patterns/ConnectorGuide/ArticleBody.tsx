import { createElement, Fragment, type ReactNode } from 'react';
import type { ArticleNode, ArticleTag } from './helpArticle/articleTree.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import * as css from './ArticleBody.css.ts';

export interface ArticleBodyProps {
  /** A sanitised article. */
  nodes: readonly ArticleNode[];
}

const looks: Partial<Record<ArticleTag, string>> = {
  blockquote: css.quote,
  code: css.inlineCode,
  div: css.part,
  h4: css.heading,
  h5: css.subheading,
  hr: css.rule,
  kbd: css.inlineCode,
  ol: css.numbers,
  table: css.table,
  td: css.cell,
  th: css.headCell,
  ul: css.bullets,
};
const empty: ReadonlySet<ArticleTag> = new Set(['br', 'hr']);

function draw(node: ArticleNode): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'pre') return <CodeBlock>{node.text}</CodeBlock>;
  if (node.tag === 'a') {
    return (
      <>
        <Link href={node.href} variant="inline" target="_blank" rel="noopener noreferrer">
          <bdi>{drawAll(node.children)}</bdi>
        </Link>{' '}
        <span className={css.host}>{`(${node.host})`}</span>
      </>
    );
  }
  if (empty.has(node.tag)) return createElement(node.tag, { className: looks[node.tag] });
  const element = createElement(node.tag, { className: looks[node.tag] }, drawAll(node.children));
  return node.tag === 'table' ? <div className={css.tableFrame}>{element}</div> : element;
}

/** Articles never change after parsing, so the index of a part is its key. */
const drawAll = (nodes: readonly ArticleNode[]): ReactNode =>
  nodes.map((node, place) => <Fragment key={place}>{draw(node)}</Fragment>);

/** A help article in the library's own typography. Links open in a new tab and show where they lead. */
export function ArticleBody({ nodes }: ArticleBodyProps) {
  return <div className={css.article}>{drawAll(nodes)}</div>;
}
