import iconAlert from '../iconAlert.svg';

const mark = /^\(\d+\) /;

/**
 * Marks the window with the number of things that need a person: before its title, and in its icon. A screen may change the
 * title meanwhile.
 * @returns a function that removes the mark
 */
export function markWindow(count: number, document: Document): () => void {
  const title = document.querySelector('title');
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const usual = icon?.getAttribute('href');
  const put = () => {
    const plain = document.title.replace(mark, '');
    const next = count > 0 ? `(${count}) ${plain}` : plain;
    if (document.title !== next) document.title = next;
  };
  put();
  if (count > 0) icon?.setAttribute('href', iconAlert);
  const observer = new MutationObserver(put);
  if (title) observer.observe(title, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    document.title = document.title.replace(mark, '');
    if (usual !== null && usual !== undefined) icon?.setAttribute('href', usual);
  };
}
