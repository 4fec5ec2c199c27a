import { useLayoutEffect, useRef } from 'react';

/** Focuses a note that replaces controls: a press removed them, and the note says why. Not on the first render. */
export function useFocusedNote(isShown: boolean) {
  const note = useRef<HTMLParagraphElement>(null);
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    if (isShown && !wasShown.current) note.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return note;
}
