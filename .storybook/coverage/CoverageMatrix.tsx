import { useEffect, useState } from 'react';
import { errors } from './errors.ts';
import { rowOf, stateNames, states, type Cell, type IndexedStory, type Row } from './states.ts';
import { subjects } from './subjects.ts';

type Index = readonly IndexedStory[];

/** Headings of the docs pages have these ids. */
const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const storyHref = (id: string) => `./?path=/story/${id}`;
const sectionHref = (section: string) => `./?path=/docs/start-here-specification--docs#${anchorOf(section)}`;

/** Storybook's own list of its stories, in development and in a build. */
function useIndex(): Index | undefined {
  const [index, setIndex] = useState<Index>();
  useEffect(() => {
    const leaving = new AbortController();
    void fetch('./index.json', { signal: leaving.signal })
      .then(async (response): Promise<{ entries: Record<string, IndexedStory> }> => response.json())
      .then(({ entries }) => setIndex(Object.values(entries)))
      .catch((problem: unknown) => {
        if (!leaving.signal.aborted) throw problem;
      });
    return () => leaving.abort();
  }, []);
  return index;
}

function CellView({ cell, label }: { cell: Cell | undefined; label: string }) {
  if (!cell) return <td className="coverage-missing">missing</td>;
  const { story, reason } = cell;
  if (!story)
    return (
      <td className="coverage-none" title={reason}>
        <span aria-label={`${label}: ${reason}`}>–</span>
      </td>
    );
  return (
    <td title={reason}>
      <a href={storyHref(story)} target="_top" aria-label={reason ? `${label}: ${reason}` : label}>
        {reason ? '↗' : '✓'}
      </a>
    </td>
  );
}

function Matrix({ rows }: { rows: readonly Row[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keyboard, too
    <div className="coverage-scroll" role="region" aria-label="States by screen and modal" tabIndex={0}>
      <table className="coverage">
        <thead>
          <tr>
            <th scope="col">Screen or modal</th>
            {stateNames.map((state) => (
              <th key={state} scope="col">
                {states[state]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ subject: { title, section }, cells }) => {
            const name = title.replace(/.*\//, '');
            return (
              <tr key={title}>
                <th scope="row">
                  {name}
                  <br />
                  <a href={sectionHref(section)} target="_top">
                    {section}
                  </a>
                </th>
                {stateNames.map((state) => (
                  <CellView key={state} cell={cells[state]} label={`${name}, ${states[state]}`} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Which story shows a screen or modal in which state, from the stories that exist. */
export function CoverageMatrix() {
  const index = useIndex();
  if (!index) return <p>Reading the stories…</p>;
  const rows = subjects.map((subject) => rowOf(subject, index));
  const stories = new Set(
    rows.flatMap(({ cells }) => Object.values(cells).flatMap(({ story }) => story ?? [])),
  );
  return (
    <>
      <p>
        {`${rows.length} screens and modals in ${stateNames.length} states, shown by ${stories.size} stories.`}
      </p>
      <Matrix rows={rows} />
    </>
  );
}

/** Which stories show the errors of the specification. */
export function ErrorCatalogue() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Situation</th>
          <th scope="col">Stories</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ situation, stories }) => (
          <tr key={situation}>
            <th scope="row">{situation}</th>
            <td>
              {stories.map((id) => (
                <div key={id}>
                  <a href={storyHref(id)} target="_top">
                    {id}
                  </a>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
