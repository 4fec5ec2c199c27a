/** HTML that was written as HTML; all other text is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function write(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(write).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A piece of a page. Values may occur between tags and in quoted attributes only. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, index) => text + write(parts[index])).join(''));
