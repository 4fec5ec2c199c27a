import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes its values, between tags and in attributes', () => {
  const hostile = `"><script>alert('&')</script>`;
  expect(html`<p title="${hostile}">${hostile}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</p>',
  );
});

it('accepts pieces, lists and nothing', () => {
  const pieces = ['a', '<b>'].map((each) => html`<i>${each}</i>`);
  expect(html`${pieces}${undefined}${null}${false}${3}`.text).toBe('<i>a</i><i>&lt;b&gt;</i>3');
});
