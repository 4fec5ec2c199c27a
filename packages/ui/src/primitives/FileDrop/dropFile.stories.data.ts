import { fireEvent } from 'storybook/test';

/** Drops a file on an element. The event that `fireEvent.drop` makes has no files. */
export function dropFile(target: Element, file: File): Promise<boolean> {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return fireEvent(target, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}
