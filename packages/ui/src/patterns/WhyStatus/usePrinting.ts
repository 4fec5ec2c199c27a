import { useSyncExternalStore } from 'react';

const events = ['beforeprint', 'afterprint'] as const;
/** Some browsers announce a print before its style sheet applies, and others only by the style sheet. */
let isAnnounced = false;

function subscribe(notify: () => void): () => void {
  const paper = matchMedia('print');
  const announce = ({ type }: Event) => {
    isAnnounced = type === 'beforeprint';
    notify();
  };
  paper.addEventListener('change', notify);
  for (const type of events) addEventListener(type, announce);
  return () => {
    paper.removeEventListener('change', notify);
    for (const type of events) removeEventListener(type, announce);
  };
}

const read = (): boolean => isAnnounced || matchMedia('print').matches;

/** Whether the page is being printed, for what only paper shows. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, read, () => false);
