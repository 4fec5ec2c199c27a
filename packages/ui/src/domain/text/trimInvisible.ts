const edge = String.raw`[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]`;
// Each run is tried from its beginning only; otherwise the time grows with the square of its length.
const edges = new RegExp(`^${edge}+|(?<!${edge})${edge}+$`, 'gu');

/**
 * A text without the blanks and invisible characters around it. Other programs copy them along with an address, and
 * nobody sees or types them. Those inside the text stay, so that a rule can refuse them.
 */
export const trimInvisible = (text: string): string => text.replace(edges, '');
