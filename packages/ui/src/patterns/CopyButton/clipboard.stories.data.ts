import { fn } from 'storybook/test';

/** What a story copies. */
export const writeText = fn(async (_text: string) => {});

/** Gives a story a clipboard of its own. To be used as its `beforeEach`. */
export function ownClipboard(): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  writeText.mockReset();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}
