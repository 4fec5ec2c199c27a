import { useStoryService } from '@millrace/mocks/storybook';
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';

import { location } from './memoryPage.stories.data.ts';

/** Whether a path is a page of a third party, such as the payment provider. */
export const isProviderPath = (path: string): boolean => path.startsWith('/__provider/');

export interface ProviderPageProps {
  /** The path of the page, with its query. */
  path: string;
}

/**
 * A page of a third party as the twin renders it. It is a document of its own, so a frame shows it. Its forms and links
 * lead where they lead in a browser, without a request to Storybook's server.
 */
export function ProviderPage({ path }: ProviderPageProps) {
  const { service } = useStoryService();
  const frame = useRef<HTMLIFrameElement>(null);
  const [html, setHtml] = useState<string>();
  /** Sends a request. @returns the page, or nothing if the answer leads elsewhere */
  const visit = useCallback(
    async (init?: RequestInit) => {
      const answer = await service.visit(new Request(new URL(path, location.origin), init));
      const to = answer.headers.get('Location');
      if (to === null) return answer.text();
      // Otherwise React would return the focus to an element of the page that is gone.
      frame.current?.blur();
      location.assign(to);
      return undefined;
    },
    [service, path],
  );
  useEffect(() => void visit().then(setHtml), [visit]);

  const listen = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    for (const form of contentDocument?.forms ?? []) {
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        const entries = Array.from(new FormData(form, event.submitter), ([name, value]) => [
          name,
          String(value),
        ]);
        void visit({ method: 'POST', body: new URLSearchParams(entries) }).then(setHtml);
      });
    }
    for (const link of contentDocument?.links ?? []) {
      link.addEventListener('click', (event) => {
        event.preventDefault();
        location.assign(link.getAttribute('href') ?? '');
      });
    }
  };
  return html === undefined ? null : (
    <iframe
      ref={frame}
      title="Page of a provider"
      sandbox="allow-forms allow-same-origin"
      srcDoc={html}
      onLoad={listen}
      style={{ width: '100%', height: '100vh', border: 0, background: 'Canvas' }}
    />
  );
}
