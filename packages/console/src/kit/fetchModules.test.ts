import { describe, expect, test, vi } from 'vitest';
import { fetchModulesFirst } from './fetchModules.ts';

const base = 'https://console.example/assets/index-1.js';
const loaded = { isLoaded: true };
/** As the build writes it. It is never called: the loader is a stand-in. */
const importOf = (file: string) =>
  Object.assign(async () => loaded, { toString: () => `()=>import(\`./${file}\`)` });

function setUp(answers: readonly (() => Response)[]) {
  const asked: string[] = [];
  const load = vi.fn<() => Promise<typeof loaded>>(async () => loaded);
  const fetch = async (input: unknown) => {
    asked.push(String(input));
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    if (!answer) throw new TypeError('NetworkError');
    return answer();
  };
  return { asked, load, loadFirst: fetchModulesFirst(load, { base, fetch }) };
}

const fine = () => new Response('export {}');
const broken = () => new Response('', { status: 503 });

describe('a module in a browser that keeps failures (F29)', () => {
  test('is loaded once its files have arrived, each requested once', async () => {
    const { asked, load, loadFirst } = setUp([fine]);
    const files = ['assets/screen-1.js', 'assets/screen-1.css', 'assets/shared-2.js'];
    const importModule = importOf('screen-1.js');
    await expect(loadFirst(importModule, files, base)).resolves.toBe(loaded);
    await loadFirst(importOf('other-3.js'), ['assets/shared-2.js'], base);
    expect(asked).toEqual([
      'https://console.example/assets/screen-1.js',
      'https://console.example/assets/shared-2.js',
      'https://console.example/assets/other-3.js',
    ]);
    expect(load.mock.calls[0]).toEqual([importModule, files, base]);
  });

  test.each([
    ['a refusal', broken],
    ['a network that fails', undefined],
  ])('is not loaded after %s, and requested again by a retry', async (_, failure) => {
    let isBroken = true;
    const load = vi.fn<() => Promise<typeof loaded>>(async () => loaded);
    const loadFirst = fetchModulesFirst(load, {
      base,
      async fetch() {
        if (!isBroken) return fine();
        if (failure) return failure();
        throw new TypeError('NetworkError');
      },
    });
    await expect(loadFirst(importOf('screen-1.js'), [], base)).rejects.toThrow(TypeError);
    expect(load).not.toHaveBeenCalled();
    isBroken = false;
    await expect(loadFirst(importOf('screen-1.js'), [], base)).resolves.toBe(loaded);
  });

  test('without a known file is loaded as usual', async () => {
    const { asked, loadFirst } = setUp([fine]);
    await expect(loadFirst(async () => loaded)).resolves.toBe(loaded);
    expect(asked).toEqual([]);
  });
});
