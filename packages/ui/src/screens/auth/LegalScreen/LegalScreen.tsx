import type { Remote } from '../../../domain/outcome/remote.ts';
import { Brand } from '../../../patterns/Brand/Brand.tsx';
import { RemoteView } from '../../../patterns/RemoteView/RemoteView.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Loading } from '../../../primitives/Loading/Loading.tsx';
import * as css from './LegalScreen.css.ts';
import { placeholderTexts, type LegalDocument } from './placeholderTexts.ts';

export type { LegalDocument } from './placeholderTexts.ts';

export interface LegalScreenProps {
  /** Which text the page shows. */
  document: LegalDocument;
  /**
   * The operator's text: paragraphs divided by empty lines, and headings after `# `. Left out, the page shows a
   * placeholder that says it is one.
   */
  text?: Remote<string>;
  /** Called to load the text again. */
  onRetry(): void;
  /** Address of the home page. */
  homeHref: string;
}

const titles = { privacy: 'Privacy policy', terms: 'Terms of service' } as const;

const blocksOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);

/** The privacy policy or the terms of service, as plain text: nothing in it can become markup. */
export function LegalScreen({ document, text, onRetry, homeHref }: LegalScreenProps) {
  const shown = text ?? { state: 'ready', value: placeholderTexts[document] };
  return (
    <main className={css.page}>
      <Brand />
      <h1 className={css.title} tabIndex={-1}>
        {titles[document]}
      </h1>
      <RemoteView
        remote={shown}
        subject={`The ${titles[document].toLowerCase()}`}
        onRetry={onRetry}
        skeleton={
          <div className={css.toCome}>
            <Loading label="Loading the text" />
          </div>
        }
      >
        {(value) =>
          blocksOf(value).map((block) =>
            block.startsWith('# ') ? (
              <h2 key={block} className={css.heading}>
                {block.slice(2)}
              </h2>
            ) : (
              <p key={block}>{block}</p>
            ),
          )
        }
      </RemoteView>
      <Link href={homeHref}>Go to the home page</Link>
    </main>
  );
}
