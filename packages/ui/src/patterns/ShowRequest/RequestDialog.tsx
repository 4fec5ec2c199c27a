import { useEffect, useState } from 'react';
import { problemOf } from '../../domain/outcome/problem.ts';
import { failed, loading, ready, type Remote } from '../../domain/outcome/remote.ts';
import type { RequestSource, ShownRequests } from '../../domain/requests/shownRequest.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { LoadingBlock } from '../LoadingBlock/LoadingBlock.tsx';
import { RemoteView } from '../RemoteView/RemoteView.tsx';
import { RequestView } from './RequestView.tsx';

interface RequestDialogProps {
  source: RequestSource;
  onClose(): void;
}

/** Shows the requests as they are when the dialog opens. The form below does not change meanwhile. */
export function RequestDialog({ source, onClose }: RequestDialogProps) {
  const [pending, setPending] = useState(source);
  const [shown, setShown] = useState<Remote<ShownRequests>>(loading);
  useEffect(() => {
    let isWanted = true;
    pending.then(
      (requests) => isWanted && setShown(requests.problem ? failed(requests.problem) : ready(requests)),
      (thrown: unknown) => isWanted && setShown(failed(problemOf(thrown))),
    );
    return () => {
      isWanted = false;
    };
  }, [pending]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title="What will be sent"
      description="Nothing is sent until you confirm. Secrets are shown as placeholders."
      footer={
        <Button autoFocus onPress={onClose}>
          Close
        </Button>
      }
    >
      <RemoteView
        remote={shown}
        subject="The request"
        skeleton={<LoadingBlock label="Loading the request" height={36} rows={4} />}
        onRetry={() => {
          setShown(loading);
          setPending(source());
        }}
      >
        {(requests) => <RequestView {...requests} />}
      </RemoteView>
    </Dialog>
  );
}
