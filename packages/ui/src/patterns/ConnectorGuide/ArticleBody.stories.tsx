import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { ArticleNode } from './helpArticle/articleTree.ts';
import { loadHelpArticle } from './helpArticle/loadHelpArticle.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { goodArticle, hostileArticles, kept, struck } from './ArticleBody.stories.data.ts';

/** Sanitises and renders articles, each under its name. */
function Articles({ articles }: { articles: readonly (readonly [name: string, html: string])[] }) {
  const [read, setRead] = useState<readonly (readonly [string, readonly ArticleNode[]])[]>([]);
  useEffect(() => {
    let isLeft = false;
    void Promise.all(articles.map(async ([name, html]) => [name, await loadHelpArticle(html)] as const)).then(
      (all) => {
        if (!isLeft) setRead(all);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [articles]);
  return (
    <>
      <h2>Help articles</h2>
      {read.map(([name, nodes]) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ArticleBody nodes={nodes} />
        </section>
      ))}
    </>
  );
}

const meta = {
  title: 'Screens/Setup/Help article',
  component: Articles,
  args: { articles: [['Guide', goodArticle]] },
} satisfies Meta<typeof Articles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const guide = within(await canvas.findByRole('region', { name: 'Guide' }));
    await step('The elements of an article are kept', async () => {
      await expect(guide.getByRole('heading', { level: 4, name: 'What to prepare' })).toBeVisible();
      await expect(guide.getByRole('heading', { level: 5, name: 'Grants' })).toBeVisible();
      await expect(guide.getAllByRole('listitem')).toHaveLength(3);
      await expect(guide.getByRole('cell', { name: 'logical' })).toBeVisible();
      await expect(guide.getByText('1 < 2 & 3')).toBeVisible();
      await expect(guide.getByText(/^On the base/)).toHaveTextContent(
        'On the base of the style guide: style="SQL"',
      );
    });
    await step('A link opens a new tab and shows where it leads', async () => {
      const link = guide.getByRole('link', { name: 'the guide' });
      await expect(link).toHaveAttribute('href', 'https://docs.example.com/postgres?v=1');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(guide.getByText('(docs.example.com)')).toBeVisible();
    });
    await step('Code keeps its lines and can be copied', async () => {
      await expect(guide.getByLabelText('Code').textContent.split('\n')).toHaveLength(2);
      await expect(guide.getByRole('button', { name: 'Copy the code' })).toBeVisible();
    });
  },
};

const steps = `<p>Run both.</p><ol><li>Create the user:<pre>CREATE USER millrace_reader;</pre></li>
<li><p>Then grant it:</p><pre>GRANT SELECT ON orders TO millrace_reader;</pre></li>
<li>Allow the addresses.</li></ol><pre>SELECT 1;</pre><p>Ready.</p>`;

/** Code in a step, after text with and without a paragraph, and after a list: it never sticks to what is around it. */
export const CodeInSteps: Story = {
  args: { articles: [['Guide', steps]] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Guide' });
    const blocks = canvas.getAllByLabelText('Code').map((pre) => pre.parentElement);
    await expect(blocks).toHaveLength(3);
    const framed = blocks.map((block) => block?.getBoundingClientRect() ?? new DOMRect());
    const article = canvasElement.querySelector('section > :last-child');
    const walker = document.createTreeWalker(article ?? canvasElement, NodeFilter.SHOW_TEXT);
    const gaps: number[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.nodeValue?.trim() || blocks.some((block) => block?.contains(text))) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom } = range.getBoundingClientRect();
      gaps.push(
        ...framed.flatMap((frame) => [frame.top - bottom, top - frame.bottom]).filter((gap) => gap > -1),
      );
    }
    await expect(gaps.length).toBeGreaterThan(5);
    // Text has some room of its own above and below its letters.
    await expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  },
};

/** Elements that a rendered article may contain. Icons occur only in our copy buttons. */
const drawn = new Set(
  'a bdi blockquote br code div em h3 h4 h5 hr kbd li ol p section span strong sub sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Known attacks in one page (docs/threats.md T-17): none of them runs, loads a resource or clobbers a name. */
export const Hostile: Story = {
  args: { articles: hostileArticles.map(([name, html]) => [name, `<p>${kept}</p>${html}`] as const) },
  play: async ({ canvas, canvasElement, step }) => {
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(hostileArticles.length));
    const elements = [...canvasElement.querySelectorAll('section, section *')].filter(
      (element) => !element.closest('[data-copy], button'),
    );
    await step('The corpus is complete', async () => {
      await expect(new Set(hostileArticles.map(([name]) => name)).size).toBeGreaterThanOrEqual(50);
    });
    await step('Only elements of an article are rendered', async () => {
      const strange = elements.map(({ localName }) => localName).filter((name) => !drawn.has(name));
      await expect(strange).toEqual([]);
    });
    await step('No handler, style, id, name or other attribute remains', async () => {
      const allowed = new Set([
        'class',
        'href',
        'target',
        'rel',
        'tabindex',
        'data-rac',
        'data-react-aria-pressable',
      ]);
      const strange = elements
        .filter(({ localName }) => localName !== 'section')
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => !allowed.has(name));
      await expect(strange).toEqual([]);
    });
    await step('Links are external and encrypted, without access to this page', async () => {
      const links = elements.filter((element) => element instanceof HTMLAnchorElement);
      await expect(links).toHaveLength(4);
      await expect(links.map(({ href }) => href)).toContain('https://docs.example.com/style');
      for (const link of links) {
        await expect(link.protocol).toBe('https:');
        await expect(link.parentElement).toHaveTextContent(`(${link.host})`);
        await expect(link.rel).toBe('noopener noreferrer');
        await expect(link.target).toBe('_blank');
      }
    });
    await step("The page's own names are not clobbered", async () => {
      await expect(document.body).toBeInstanceOf(HTMLBodyElement);
      await expect(document.getElementById).toBeInstanceOf(Function);
      await expect(document.createElement).toBeInstanceOf(Function);
      await expect(document.defaultView).toBe(window);
      await expect(Reflect.get(window, 'config')).toBeUndefined();
    });
    await step('Plain text is kept', async () => {
      await expect(canvas.getAllByText(kept)).toHaveLength(hostileArticles.length);
    });
    await step('No payload has run', async () => {
      // Error handlers of failed resources run a moment later.
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
      await expect(struck).toEqual([]);
    });
  },
};
