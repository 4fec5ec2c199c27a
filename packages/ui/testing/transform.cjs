// Turns the modules of this package into CommonJS for Jest. The build writes imports and exports in few forms, each on
// lines of its own; a product's code needs a transformer of its own.
'use strict';

/** `a as b` of an import as a part of a pattern; of an export as a getter. */
const partsOf = (list) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => part.split(/\s+as\s+/));

/** @param {string} code */
function toCommonJs(code) {
  const exported = [];
  let count = 0;
  const body = code
    .replace(/^import ["'](.+?)["'];?$/gm, (_, from) => `require(${JSON.stringify(from)});`)
    .replace(
      /^import (?:(\w[\w$]*)\s*,?\s*)?(?:\* as ([\w$]+)|\{([^}]*)\})? ?from ["'](.+?)["'];?$/gm,
      (_, own, all, list, from) => {
        const name = `__imported${count++}`;
        const lines = [`const ${name} = require(${JSON.stringify(from)});`];
        if (own) lines.push(`const ${own} = ${name}.__esModule ? ${name}.default : ${name};`);
        if (all) lines.push(`const ${all} = ${name};`);
        if (list !== undefined)
          for (const [key, local = key] of partsOf(list))
            lines.push(
              key === 'default'
                ? `const ${local} = ${name}.__esModule ? ${name}.default : ${name};`
                : `const ${local} = ${name}.${key};`,
            );
        return lines.join(' ');
      },
    )
    .replace(/^export \{([^}]*)\} from ["'](.+?)["'];?$/gm, (_, list, from) => {
      const name = `__imported${count++}`;
      for (const [key, local = key] of partsOf(list)) exported.push([local, `${name}.${key}`]);
      return `const ${name} = require(${JSON.stringify(from)});`;
    })
    .replace(/^export \{([^}]*)\};?$/gm, (_, list) => {
      for (const [key, local = key] of partsOf(list)) exported.push([local, key]);
      return '';
    })
    .replace(/\bimport\((["'][^"']+["'])\)/g, 'Promise.resolve().then(() => require($1))');
  const getters = exported.map(
    ([name, value]) =>
      `Object.defineProperty(exports, ${JSON.stringify(name)}, { enumerable: true, get: () => ${value} });`,
  );
  return [
    '"use strict";',
    'Object.defineProperty(exports, "__esModule", { value: true });',
    ...getters,
    body,
  ].join(' ');
}

module.exports = { process: (code) => ({ code: toCommonJs(code) }) };
