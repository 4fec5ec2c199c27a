import { readConnectorRequests } from '@millrace/ui/contract';
import { useState } from 'react';

/** Where people request a missing connector, from the page's configuration. */
export function useRequestHref(): string | undefined {
  const [href] = useState(() =>
    readConnectorRequests(document.getElementById('millrace-config')?.textContent),
  );
  return href;
}
