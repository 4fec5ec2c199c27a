// Removes citations of our own documents from published type declarations.

/** `(A-64)`, `(spec §3, A-57)`, `(docs/faults.md W4)`: of use only to readers of this repository. */
const citation = /(?:\s*\n\s*\*)?\s*\((?:spec §|docs\/|[AGT]-\d|[FWR]\d)[^()]*\)([.,;:]?)/g;

/** A text without the citations in its comments, with the same lines, because source maps count them. */
export const stripCitations = (text: string): string =>
  text.replace(citation, (found, mark: string) => mark + '\n *'.repeat(found.split('\n').length - 1));
