import type { Page } from 'playwright';
import { rounds, type Section } from '../bench.ts';
import { bestInTurn, load } from '../measure.ts';

/** The first screen, compared with a minimal form of the same libraries. */
export const signIn: Section = async ({ browser, console, pageAt, weightOf }) => {
  const button = (page: Page) => page.getByRole('button', { name: 'Sign in' });
  const both = async (conditions: { cpu?: number; isSlow4g?: boolean }) => {
    const open = (url: string) => () => load(browser, url, { ...conditions, ready: button });
    const [ours, limit] = await bestInTurn(
      2 * rounds,
      open(`${console.address}/login`),
      open(pageAt('loginLimit')),
    );
    return (name: string) => ({ ours: ours[name] ?? 0, limit: limit[name] ?? 0 });
  };
  const slow = await both({ cpu: 4 });
  const far = await both({ cpu: 4, isSlow4g: true });
  const plain = await both({});
  const { sizeOf } = console;
  const weight = { ours: sizeOf('first screen, JS'), limit: weightOf('loginLimit') };
  return [
    { what: 'Sign-in, JS gzip', unit: 'kB', ...weight, ceiling: 133 },
    { what: 'Sign-in, CSS gzip', unit: 'kB', ours: sizeOf('first screen, CSS'), ceiling: 10 },
    { what: 'Sign-in, requests with the API', unit: '', ours: plain('requests').ours, ceiling: 7 },
    { what: 'Sign-in, API reads', unit: '', ours: plain('apiReads').ours, ceiling: 1 },
    { what: 'Sign-in, largest paint, CPU 4x', unit: 'ms', ...slow('lcp'), ratio: 0.6 },
    { what: 'Sign-in, largest paint, slow 4G, CPU 4x', unit: 'ms', ...far('lcp'), ratio: 0.6 },
    { what: 'Sign-in, blocking, CPU 4x', unit: 'ms', ...slow('blocking'), ceiling: 250 },
    { what: 'Sign-in, script', unit: 'ms', ...plain('scriptTime'), ratio: 1.3 },
    { what: 'Sign-in, layout shift', unit: '', ours: plain('layoutShift').ours, ceiling: 0.02 },
  ];
};
