import blns from '../../../mocks/corpus/blns.json';
import { boundText, textLimit } from '../domain/text/boundedText.ts';
import { hostileUnits } from '../domain/text/hostileText.test.data.ts';

/** The big list of naughty strings. */
export const corpus: readonly string[] = blns;

/** No browser breaks it. */
export const unbrokenWord = 'Donaudampfschifffahrt'.repeat(15);

/** Texts of the service are bounded when they are decoded (T-41), before a component gets them. */
export const asReceived = (text: string): string => boundText(text, textLimit.text);

const unusual = [...Object.values(hostileUnits).map((unit) => unit.repeat(20)), ...corpus];

/** Makes names that differ, as those of siblings do: a long word, then a part of the unusual texts in turn. */
export function hostileNames(): () => string {
  let count = 0;
  return () => {
    count += 1;
    const start = (count * 5) % unusual.length;
    return boundText(
      `${count} ${unbrokenWord.slice(0, 84)} ${[...unusual.slice(start), ...unusual].slice(0, 12).join(' ')}`,
      textLimit.name,
    );
  };
}

export const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The part that sticks out the most, of those that no part around them cuts or scrolls, so that a failure names it. */
export function widest(page: Element): string | undefined {
  const isCut = (element: Element | null): boolean =>
    element !== null &&
    element !== page &&
    (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  const [part] = [...page.querySelectorAll('*')]
    .filter(({ parentElement }) => !isCut(parentElement))
    .map((element) => ({ element, end: element.getBoundingClientRect().right }))
    .toSorted((a, b) => b.end - a.end);
  return part && `${part.element.tagName} ${part.element.className} ends at ${Math.round(part.end)}`;
}
