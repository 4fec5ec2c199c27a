import { describe, expect, test, vi } from 'vitest';

import { guardLeaving, type AskToLeave, type Step } from './leaveGuard.ts';
import type { NavigationBlocker } from './navigator.ts';

const form = '/pipelines/setup/7/source/create';
const origin = 'https://console.example';

/** A page on its third history entry. As in a browser, traversal is asynchronous. */
function fakePage({ hasNavigation = false } = {}) {
  const target = new EventTarget();
  const entries = ['/pipelines/list', form, `${form}?type=postgres`, '/pipelines/7/overview'];
  let at = 2;
  const traversals: string[] = [];
  const navigation = {
    addEventListener: vi.fn<(name: string, listener: (step: Step) => void) => void>(),
    removeEventListener: vi.fn<(name: string, listener: (step: Step) => void) => void>(),
    traverseTo(key: string) {
      traversals.push(key);
      const finished = Promise.resolve(undefined);
      return { finished };
    },
  };
  const go = async (steps = 0) => {
    await Promise.resolve();
    at += steps;
    target.dispatchEvent(new Event('popstate'));
  };
  const received: string[] = [];
  const page = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    location: {
      get href() {
        return origin + entries[at];
      },
    },
    history: {
      go: (steps?: number) => void go(steps),
      get state() {
        return { index: at };
      },
    },
    ...(hasNavigation && { navigation }),
  };
  // Same order as in the page: the navigator's listener runs first, then the router's.
  const beforeTraverse = new Set<(step: Event) => void>();
  target.addEventListener('popstate', (step) => beforeTraverse.forEach((listener) => listener(step)));
  target.addEventListener('popstate', () => received.push(new URL(page.location.href).pathname));
  return { page, target, go, received, beforeTraverse, navigation, traversals };
}

function setUp(options?: Parameters<typeof fakePage>[0]) {
  const fake = fakePage(options);
  let blocker: NavigationBlocker | undefined;
  const questions: (() => void)[] = [];
  const ask: AskToLeave = (leave) => questions.push(leave);
  const end = guardLeaving(
    ask,
    {
      blockWith: (wanted) => {
        blocker = wanted;
        return () => (blocker = undefined);
      },
      beforeTraverse: (listener) => {
        fake.beforeTraverse.add(listener);
        return () => fake.beforeTraverse.delete(listener);
      },
    },
    fake.page,
  );
  const navigate = (to: string) => {
    const go = vi.fn<() => Promise<void>>(async () => undefined);
    return { isStopped: blocker?.(to, go) ?? false, go };
  };
  return { ...fake, questions, end, navigate };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('A link', () => {
  test('to another path asks, and leaving follows it', () => {
    const { navigate, questions } = setUp();
    const { isStopped, go } = navigate('/pipelines/list?status=active');
    expect(isStopped).toBe(true);
    expect(go).not.toHaveBeenCalled();
    questions[0]?.();
    expect(go).toHaveBeenCalledOnce();
  });

  test.each([`${form}?type=mysql`, '?type=mysql', `${origin}${form}`])('to %s does not ask', (to) => {
    const { navigate, questions } = setUp();
    expect(navigate(to).isStopped).toBe(false);
    expect(questions).toHaveLength(0);
  });

  test('to another section of the page asks, because it has input of its own', () => {
    const { navigate, questions } = setUp();
    expect(navigate(`${form}?section=sync`).isStopped).toBe(true);
    expect(questions).toHaveLength(1);
  });

  test('is guarded again after one was followed', async () => {
    const { navigate, questions } = setUp();
    navigate('/pipelines/list');
    questions[0]?.();
    expect(navigate('/pipelines/list').isStopped).toBe(false);
    await settled();
    expect(navigate('/sources/list').isStopped).toBe(true);
  });
});

test('Closing the page shows the browser’s own prompt until the guard ends', () => {
  const { target, end } = setUp();
  const isStopped = () => !target.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isStopped()).toBe(true);
  end();
  expect(isStopped()).toBe(false);
});

describe('Back, in browsers with the Navigation API', () => {
  const traversal = (url: string, fields: Partial<Step> = {}) => {
    const preventDefault = vi.fn<() => void>();
    const event: Step = {
      navigationType: 'traverse',
      cancelable: true,
      destination: { sameDocument: true, url: origin + url, key: 'the-list' },
      preventDefault,
      ...fields,
    };
    return { event, preventDefault };
  };

  test('is stopped, and leaving continues to its target', () => {
    const { navigation, questions, traversals } = setUp({ hasNavigation: true });
    const listener = navigation.addEventListener.mock.calls[0]?.[1];
    const { event, preventDefault } = traversal('/pipelines/list');
    listener?.(event);
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(traversals).toEqual([]);
    questions[0]?.();
    expect(traversals).toEqual(['the-list']);
  });

  test.each([
    ['within the path', traversal(form)],
    ['that cannot be stopped', traversal('/pipelines/list', { cancelable: false })],
    ['that is a link', traversal('/pipelines/list', { navigationType: 'push' })],
  ])('%s is not stopped', (_, { event, preventDefault }) => {
    const { navigation, questions } = setUp({ hasNavigation: true });
    navigation.addEventListener.mock.calls[0]?.[1](event);
    expect(preventDefault).not.toHaveBeenCalled();
    expect(questions).toHaveLength(0);
  });
});

describe('Back, in browsers without the Navigation API', () => {
  test.each([
    ['back', -2, '/pipelines/list'],
    ['forward', 1, '/pipelines/7/overview'],
  ])('%s is undone before the router receives it, and leaving goes there', async (_, steps, to) => {
    const { go, page, received, questions } = setUp();
    await go(steps);
    await settled();
    expect(new URL(page.location.href).pathname).toBe(form);
    expect(received).toEqual([]);
    expect(questions).toHaveLength(1);
    questions[0]?.();
    await settled();
    expect(received).toEqual([to]);
  });

  test('within the path is not stopped, and later steps are counted from there', async () => {
    const { go, page, received, questions } = setUp();
    await go(-1);
    expect(received).toEqual([form]);
    await go(-1);
    await settled();
    expect(page.location.href).toBe(origin + form);
    expect(questions).toHaveLength(1);
  });

  test('is no longer guarded once the guard has ended', async () => {
    const { go, received, end } = setUp();
    end();
    await go(-2);
    expect(received).toEqual(['/pipelines/list']);
  });
});
