import { afterEach, beforeEach } from 'vitest';

const { error, warn } = console;
let messages: string[] = [];

const textOf = (value: unknown): string => (value instanceof Error ? value.message : String(value));

/** Fills in the placeholders of a message of React, so that a failure names the prop or the element. */
const format = ([message, ...values]: readonly unknown[]): string => {
  const rest = values.map(textOf);
  return [textOf(message).replaceAll(/%[sdo]/g, () => rest.shift() ?? ''), ...rest].join(' ').trim();
};

/** Reports that say nothing about the component. */
const isNoise = (message: string): boolean =>
  // Storybook's waits overlap and leave React's test environment on, so React asks for `act`.
  /inside a test was not wrapped in act\(|suspended inside an `act` scope/.test(message) ||
  // The browser postpones a resize to the next frame, as it does when a menu finds its place.
  message.startsWith('ResizeObserver loop completed') ||
  // The stories that hydrate run React's server beside its client, in turn, and both have the same contexts.
  message.startsWith('Detected multiple renderers concurrently rendering the same context provider');

const listen =
  (show: typeof error) =>
  (...parts: readonly unknown[]): void => {
    const message = format(parts);
    if (isNoise(message)) return;
    messages.push(message);
    show(...parts);
  };

/*
 * A warning of React or of a library is a defect that a reader of the book would not notice. A story that provokes an
 * error on purpose replaces `console.error` itself.
 */
beforeEach(() => {
  messages = [];
  Object.assign(console, { error: listen(error), warn: listen(warn) });
});

afterEach(() => {
  const heard = messages;
  Object.assign(console, { error, warn });
  messages = [];
  if (heard.length > 0) throw new Error(`The console is not quiet:\n${heard.join('\n')}`);
});
