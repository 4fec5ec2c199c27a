/** Whether the device has Apple's keyboard. */
const isApple = (): boolean => /^(mac|ip)/i.test(navigator.platform);

/** The keys that open the command palette, as the device writes them. */
export const shortcutText = (): string => (isApple() ? '⌘K' : 'Ctrl K');

/** Whether these keys were pressed. On Apple's keyboard, Control and K edit text. */
export const isShortcut = ({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' &&
  !altKey &&
  !shiftKey &&
  (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
