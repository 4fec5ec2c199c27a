/** Room between the mark and the words of the first loading row, in px: as between a loaded mark and its name. */
export function gapAfterMark(skeleton: HTMLElement): number | undefined {
  const [, mark, words] = skeleton.querySelectorAll('[aria-hidden=true]');
  return mark && words && words.getBoundingClientRect().left - mark.getBoundingClientRect().right;
}
