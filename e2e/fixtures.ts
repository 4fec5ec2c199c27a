import { expect, test as base, type Page } from '@playwright/test';
import type { Toxic } from '@millrace/mocks';

/** The person every scenario has, with every right. */
export const admin = { email: 'admin@acme.example', password: 'millrace-demo' };

interface Twin {
  /** Names this test's own service. */
  readonly id: string;
  /** Lets time pass there. */
  readonly advance: (ms: number) => Promise<void>;
  /** Status codes and network errors that the test asks for; what the browser itself says of them is no complaint. */
  readonly refusals: Set<number | string>;
  /** Has calls fail from now on, and only these. */
  readonly spoil: (...toxics: readonly Toxic[]) => Promise<void>;
}

/** What the browser says of a connection that a fault breaks. */
const brokenConnections: Readonly<Partial<Record<Toxic['kind'], string>>> = {
  network: 'ERR_CONNECTION_RESET',
  lost: 'ERR_CONNECTION_RESET',
  truncated: 'ERR_CONTENT_LENGTH_MISMATCH',
};

interface Fixtures {
  /** The world that the test's service begins with. @default 'busyAccount' */
  scenario: string;
  /** Whether the service tells what the specification does not show. @default true */
  hasAssumedFields: boolean;
  twin: Twin;
  /** What the browser complained of, breaches of the content policy included (T-02, T-03); a test that ends with any fails. */
  complaints: string[];
}

/** Each test has a service of its own, whose memory ends with it, so tests never meet in one another's data. */
export const test = base.extend<Fixtures>({
  scenario: ['busyAccount', { option: true }],

  hasAssumedFields: [true, { option: true }],

  twin: async ({ request, scenario, hasAssumedFields }, use) => {
    const answer = await request.post('/__twin/sessions', {
      data: { scenario, has_assumed_fields: hasAssumedFields },
    });
    const { id }: Pick<Twin, 'id'> = await answer.json();
    const session = `/__twin/sessions/${id}`;
    // Whether anybody is signed in is asked on every page, and 401 is the answer that nobody is.
    // What a test itself aborts, or cuts off from the network, fails in these words, and nothing else does. The page may
    // ask for something in the moment before it hears that the network is gone.
    const refusals = new Set<number | string>([401, 'ERR_FAILED', 'ERR_INTERNET_DISCONNECTED']);
    await use({
      id,
      refusals,
      async advance(ms) {
        await request.post(`${session}/clock`, { data: { advance_ms: ms } });
      },
      async spoil(...toxics) {
        for (const toxic of toxics) {
          if (toxic.kind === 'status') refusals.add(toxic.status);
          const error = brokenConnections[toxic.kind];
          if (error) refusals.add(error);
        }
        await request.put(`${session}/toxics`, { data: toxics });
      },
    });
    await request.delete(session);
  },

  context: async ({ context, twin, baseURL }, use) => {
    await context.addCookies([{ name: 'twin', value: twin.id, url: baseURL ?? '' }]);
    await use(context);
  },

  complaints: [
    async ({ page, twin }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const text = message.text();
        // Of a request, or of a socket.
        const [, status, error = ''] =
          /^Failed to load resource: .* status of (\d+)|\bnet::(\w+)/.exec(text) ?? [];
        const isAsked = twin.refusals.has(Number(status)) || twin.refusals.has(error);
        if (!['error', 'warning'].includes(message.type()) || isAsked) return;
        // Of a request that failed, the words do not say which one it was.
        complaints.push(status ? `${text} ${message.location().url}` : text);
      });
      await use(complaints);
      expect(complaints, 'The browser has nothing to complain of.').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Takes the network away, or gives it back. A browser that never knew of one does not tell its pages by itself. */
export async function setOffline(page: Page, isOffline: boolean) {
  await page.context().setOffline(isOffline);
  await page.evaluate((type) => dispatchEvent(new Event(type)), isOffline ? 'offline' : 'online');
}

/** Signs in by the form, as a person does. */
export async function signIn(page: Page, person = admin) {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Takes back what the browser itself says of a failure that the test asked for. */
export function forgive(complaints: string[], expected: RegExp) {
  const others = complaints.filter((complaint) => !expected.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}
