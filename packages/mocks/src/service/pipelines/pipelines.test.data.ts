import type { ServiceOptions } from '../../assembly/createService.ts';
import { openService } from '../../assembly/service.test.data.ts';

export const start = Date.UTC(2026, 10, 20, 9, 0);

/** A person signed in at nine in the morning, with helpers for requests about pipelines. */
export const openPipelines = (options: ServiceOptions = {}) => {
  const { service, browser } = openService({ clock: { at: start }, ...options });
  const list = async (query = '') => (await browser.get(`/api/v1/pipeline/${query}`)).json();
  const names = async (query = '') => (await list(query)).results.map((row: { name: string }) => row.name);
  const get = async (id: number) => (await browser.get(`/api/v1/pipeline/${id}/`)).json();
  const ask = (id: number, status: string) => browser.post(`/api/v1/pipeline/${id}/${status}/`);
  return { service, browser, list, names, get, ask };
};
