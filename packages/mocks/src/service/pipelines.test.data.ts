import { createService, type ServiceOptions } from './createService.ts';
import { createBrowser } from './testing.ts';

export const start = Date.UTC(2026, 10, 20, 9, 0);

/** Somebody signed in at nine in the morning, with what is asked of pipelines at hand. */
export const openPipelines = (options: ServiceOptions = {}) => {
  const service = createService({ clock: { at: start }, person: 'admin@acme.example', ...options });
  const browser = createBrowser(service);
  const list = async (query = '') => (await browser.get(`/api/v1/pipeline/${query}`)).json();
  const names = async (query = '') => (await list(query)).results.map((row: { name: string }) => row.name);
  const get = async (id: number) => (await browser.get(`/api/v1/pipeline/${id}/`)).json();
  const ask = (id: number, status: string) => browser.post(`/api/v1/pipeline/${id}/${status}/`);
  return { service, browser, list, names, get, ask };
};
