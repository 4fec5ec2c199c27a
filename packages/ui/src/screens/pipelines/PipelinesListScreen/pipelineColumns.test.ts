import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { toId } from '../../../domain/entities/id.ts';
import type { Pipeline } from '../../../domain/entities/pipeline.ts';
import { minuteMs } from '../../../domain/format/duration.ts';
import { PresentProvider } from '../../../patterns/PresentProvider/PresentProvider.tsx';
import { pipelineColumns } from './pipelineColumns.tsx';

const now = new Date('2026-03-04T10:00:00Z');
const columns = pipelineColumns({ hrefOf: ({ id }) => `/pipelines/${id}` });
const rows = 1_000;

const Present = ({ children }: { readonly children?: ReactNode }) =>
  PresentProvider({ now, timeZone: 'Europe/Berlin', children });

/** The work of a page of pipelines: what it draws, and how often it asks for evidence and for a format. */
function workOf(hasChanges: boolean) {
  let evidence = 0;
  let formats = 0;
  const { prototype } = Intl.DateTimeFormat;
  const own = Object.getOwnPropertyDescriptor(prototype, 'format');
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      formats += 1;
      return own?.get?.call(this);
    },
  });
  const formatters = vi.spyOn(Intl, 'DateTimeFormat');
  const pipelines = Array.from({ length: rows }, (_, index): Pipeline => ({
    id: toId(index + 1),
    name: `Pipeline ${index + 1}`,
    status: 'running',
    sourceSyncFrequency: 15 * minuteMs,
    lastSyncedAt: new Date(now.getTime() - (index % 14) * minuteMs),
    ...(hasChanges && { newestChangeAt: new Date(now.getTime() - (index % 90) * minuteMs) }),
    get hourlyRecords() {
      evidence += 1;
      return Array.from({ length: 24 }, () => 5);
    },
  }));
  const cells = pipelines.map((pipeline) =>
    columns.map(({ id, cell }) => createElement(Fragment, { key: id }, cell(pipeline, { tabIndex: -1 }))),
  );
  const markup = renderToStaticMarkup(createElement(Present, null, cells));
  const work = { evidence, formats, formatters: formatters.mock.calls.length };
  vi.restoreAllMocks();
  if (own) Object.defineProperty(prototype, 'format', own);
  return { markup, work };
}

afterEach(() => void vi.restoreAllMocks());

it('weighs no more evidence for a page of 1,000 pipelines with their newest changes than without', () => {
  // The first page makes the formatters that all pages share.
  workOf(true);
  const [without, known] = [workOf(false), workOf(true)];
  expect(known.markup.match(/change <time/g)).toHaveLength(rows);
  expect(without.markup).not.toContain('change');
  expect(known.work.evidence).toBe(without.work.evidence);
  expect(without.work.evidence).toBeLessThanOrEqual(4 * rows);
  expect(known.work.formatters).toBe(0);
  // A row has one time more, whose exact form is that of its tooltip.
  const [one, other] = [without.work.formats / rows, known.work.formats / rows];
  expect(other).toBeLessThanOrEqual(2 * one + 1);
});
