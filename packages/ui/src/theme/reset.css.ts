import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { themeSelectors } from './themeSelectors.ts';
import { type } from './tokens.ts';

const base = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });

const page: GlobalStyleRule = {
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  accentColor: vars.color.accent,
};
base('html', page);

/* Words longer than their line break. Flex and grid items that may shrink below a word's width set
   `anywhere` themselves. */
const text: GlobalStyleRule = { ...type.body, overflowWrap: 'break-word' };
base('body', { ...text, margin: 0 });
/* A shadow root has neither: there, they are the elements with a theme. */
base(`:host > :is(${Object.values(themeSelectors).join(', ')})`, { ...page, ...text });
base('h1, h2, h3, h4, p, figure, blockquote, dl, dd, ol, ul, fieldset', { margin: 0, padding: 0, border: 0 });
base('h1, h2, h3, h4', { font: 'inherit' });
base('ol, ul', { listStyle: 'none' });
base('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
base('button', { margin: 0, padding: 0, border: 0, background: 'none', textAlign: 'inherit' });
base('table', { borderCollapse: 'collapse', borderSpacing: 0 });
base('th', { font: 'inherit', textAlign: 'inherit' });
base('svg', { display: 'block', flexShrink: 0 });
base('code, kbd, samp, pre', { fontFamily: vars.font.mono, fontSize: 'inherit' });

/* Focus ring for elements without their own. */
base(':focus-visible', { outline: `2px solid ${vars.color.accent}`, outlineOffset: '1px' });
/* A new screen's heading receives focus so that it is announced. It is not interactive, so it shows no
   ring. */
base('h1:focus-visible', { outline: 'none' });
base('::selection', { background: vars.color.accentSoft });
