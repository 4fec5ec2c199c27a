import { runInNewContext } from 'node:vm';
import type { Service } from '../../assembly/createService.ts';

/**
 * Runs a third-party script as in a page that loads it from `address`.
 * @param page the page's globals, including those the script creates
 */
export async function runScript(
  service: Pick<Service, 'visit'>,
  address: string,
  page: { document?: object } & Record<string, unknown>,
): Promise<void> {
  const script = await (await service.visit(new Request(address))).text();
  page.document = { ...page.document, currentScript: { src: address } };
  page['URL'] = URL;
  page['fetch'] = (url: URL, init: RequestInit) => service.visit(new Request(url, init));
  runInNewContext(script, page);
}
