import { useId, useState } from 'react';
import { formatCount } from '../../domain/format/count.ts';
import type { RequestLanguage } from '../../domain/requests/requestTexts.ts';
import type { ShownRequest, ShownRequests } from '../../domain/requests/shownRequest.ts';
import { SegmentedControl, type Segment } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { CodeView } from '../CodeView/CodeView.tsx';
import * as css from './RequestView.css.ts';

export interface RequestViewProps extends RootProps<HTMLDivElement>, Omit<ShownRequests, 'problem'> {
  /** The first requests, in their order. Without any, the view says that there is nothing to send. */
  requests: readonly ShownRequest[];
  /** How many others there are, one for each further item. @default 0 */
  restCount?: number;
  /** Other requests follow, which need the answer to the last one. @default false */
  hasFollowing?: boolean;
}

const segments: readonly Segment<RequestLanguage>[] = [
  { value: 'curl', label: 'curl' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'json', label: 'JSON' },
];

interface OneProps {
  request: ShownRequest;
  language: RequestLanguage;
  /** Which one of several. */
  place: string;
}

function One({ request: { method, path, texts }, language, place }: OneProps) {
  const text = texts[language];
  const id = useId();
  return (
    <section className={css.request} aria-labelledby={id}>
      <h3 id={id} className={css.title} translate="no">
        {method} {path}
      </h3>
      {text === undefined ? (
        <p className={css.note}>This request has no body.</p>
      ) : (
        <CodeView
          label={`Request${place} as ${segments.find(({ value }) => value === language)?.label}`}
          text={text}
          subject={`the request${place}`}
        />
      )}
    </section>
  );
}

/** Requests before they are sent: method, path and body, as a command of curl, as TypeScript or as JSON. */
export function RequestView({ requests, restCount = 0, hasFollowing = false, ...root }: RequestViewProps) {
  const [language, setLanguage] = useState<RequestLanguage>('curl');
  if (requests.length === 0)
    return (
      <p {...root} className={css.note}>
        Nothing to send yet: nothing is entered or changed.
      </p>
    );
  return (
    <div {...root} className={css.view}>
      <div className={css.choice}>
        <SegmentedControl
          label="Format"
          segments={segments}
          value={language}
          onChange={(next) => setLanguage(next)}
        />
      </div>
      {requests.map((request, index) => (
        <One
          key={index}
          request={request}
          language={language}
          place={requests.length > 1 ? ` ${index + 1}` : ''}
        />
      ))}
      {restCount > 0 && (
        <p className={css.note}>{`And ${formatCount(restCount)} more like these, one for each item.`}</p>
      )}
      {hasFollowing && (
        <p className={css.note}>More requests follow. They depend on the answer to this one.</p>
      )}
    </div>
  );
}
