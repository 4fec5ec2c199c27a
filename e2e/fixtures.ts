import { expect, test as base, type Page } from '@playwright/test';
import type { Toxic } from '@millrace/mocks';

/** The person every scenario has, with every right. */
export const admin = { email: 'admin@acme.example', password: 'millrace-demo' };

interface Twin {
  /** Names this test's own service. */
  readonly id: string;
  /** Lets time pass there. */
  readonly advance: (ms: number) => Promise<void>;
  /** Has calls fail from now on, and only these. */
  readonly spoil: (...toxics: readonly Toxic[]) => Promise<void>;
}

interface Fixtures {
  /** The world that the test's service begins with. @default 'busyAccount' */
  scenario: string;
  /** Whether the service tells what the specification does not show. @default true */
  hasAssumedFields: boolean;
  twin: Twin;
  /** What the browser complained of; a test that ends with any fails. */
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
    await use({
      id,
      async advance(ms) {
        await request.post(`${session}/clock`, { data: { advance_ms: ms } });
      },
      async spoil(...toxics) {
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
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A refused request is the network's own line, not a fault of the page; tests that cause one assert it.
        const isRefusal = message.text().startsWith('Failed to load resource');
        if (['error', 'warning'].includes(message.type()) && !isRefusal) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints, 'The browser has nothing to complain of.').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

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
