import { useEffect, useState, type DOMAttributes, type SyntheticEvent } from 'react';
import { useStableHandler } from '../../internal/useStableHandler.ts';

type Claim = () => void;

/** Whose event is being handled, until the task ends. */
let running: Claim | undefined;
/** Whose event was handled last. A handler that waits for something fails later. */
let latest: Claim | undefined;
let isListening = false;

/** An error in a handler reaches the window only. There it stays, so that it is reported like any other. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('error', () => running?.());
  window.addEventListener('unhandledrejection', () => latest?.());
}

/** The events by which people change something. */
const capturing = [
  'onBeforeInputCapture',
  'onBlurCapture',
  'onChangeCapture',
  'onClickCapture',
  'onDropCapture',
  'onFocusCapture',
  'onInputCapture',
  'onKeyDownCapture',
  'onKeyUpCapture',
  'onPasteCapture',
  'onPointerDownCapture',
  'onPointerUpCapture',
  'onSubmitCapture',
] as const;

/** The event whose handler has thrown. */
interface FailedEvent {
  readonly target: EventTarget;
  /** The element that has the handlers. */
  readonly element: HTMLElement;
}

interface HandlerErrors {
  /** A handler inside the element has thrown, and nothing inside has succeeded since. */
  readonly hasFailed: boolean;
  /** The props of the element. The innermost of several gets the error. */
  readonly handlers: Pick<DOMAttributes<HTMLElement>, (typeof capturing)[number]>;
}

/**
 * Notices errors thrown by event handlers of an element or of what is inside it, in its own popovers too. React reports
 * them to the window and goes on, so without this nobody sees that a field does not work.
 * @param onFail called with the event whose handler has thrown
 */
export function useHandlerErrors(onFail?: (event: FailedEvent) => void): HandlerErrors {
  const [hasFailed, setHasFailed] = useState(false);
  const fail = useStableHandler((event: FailedEvent) => {
    setHasFailed(true);
    onFail?.(event);
  });
  const forgive = useStableHandler(() => {
    if (hasFailed) setHasFailed(false);
  });
  const [{ handlers, end }] = useState(() => {
    let own: Claim | undefined;
    let failures = 0;
    const note = (event: SyntheticEvent<HTMLElement>): void => {
      listen();
      const isEntry = event.type === 'input' || event.type === 'click';
      // The element of an event is known only while it is dispatched there.
      const { currentTarget: element, target } = event;
      const before = failures;
      own = () => {
        failures += 1;
        fail({ element, target });
      };
      const claim = own;
      running = claim;
      latest = claim;
      setTimeout(() => {
        if (running === claim) running = undefined;
        // Not while the event is captured: the browser would let React render before the event reaches the field, which
        // puts the field's old text back, and the letter is lost.
        if (isEntry && failures === before) forgive();
      });
    };
    return {
      handlers: Object.fromEntries(capturing.map((name) => [name, note])),
      end: () => {
        if (latest === own) latest = undefined;
      },
    };
  });
  useEffect(() => end, [end]);
  return { hasFailed, handlers };
}
