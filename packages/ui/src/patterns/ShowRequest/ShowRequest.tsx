import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { RequestSource } from '../../domain/requests/shownRequest.ts';
import { createLazyCode } from '../../internal/lazyCode.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { RootProps } from '../../primitives/rootProps.ts';
import { RequestsContext } from '../RequestsProvider/requestsContext.ts';
import * as css from './ShowRequest.css.ts';

export type { RequestSource, ShownRequest, ShownRequests } from '../../domain/requests/shownRequest.ts';

export interface ShowRequestProps extends RootProps<HTMLDivElement> {
  /** Works out the requests, on each press. Without it, nothing is offered. @default that of `RequestsProvider` */
  source?: RequestSource | undefined;
}

/** Few people look at a request, so its dialog loads when it is opened. */
const dialog = createLazyCode(() => import('./RequestDialog.tsx'));

function useDialog(isWanted: boolean) {
  useEffect(() => {
    if (isWanted) dialog.ask();
  }, [isWanted]);
  return {
    code: useSyncExternalStore(dialog.subscribe, dialog.read, () => undefined),
    progress: useSyncExternalStore(dialog.subscribe, dialog.progress, () => 'waiting' as const),
  };
}

/**
 * A quiet button at the end of a form or a confirmation, which shows what would be sent now: method, path and body, with
 * placeholders instead of secrets. It sends nothing. Dialogs and sheets have their own within a `RequestsProvider`; for other code use
 * `CodeView`.
 */
export function ShowRequest({ source: own, ...root }: ShowRequestProps) {
  const around = use(RequestsContext);
  const source = own ?? around;
  const [isOpen, setOpen] = useState(false);
  const { code, progress } = useDialog(isOpen);
  if (!source) return null;
  const hasFailed = isOpen && !code && progress === 'failed';
  return (
    <div {...root} className={css.row}>
      <Button
        size="small"
        variant="ghost"
        isPending={isOpen && !code && !hasFailed}
        onPress={() => {
          if (hasFailed) dialog.ask();
          setOpen(true);
        }}
      >
        Show the request
      </Button>
      <span role="status" className={css.failed}>
        {hasFailed && 'This part of the page failed to load. Try again.'}
      </span>
      {isOpen && code && <code.RequestDialog source={source} onClose={() => setOpen(false)} />}
    </div>
  );
}
