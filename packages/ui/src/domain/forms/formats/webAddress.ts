import { isReservedAddress } from '../addresses/reservedAddress.ts';
import { readHost } from '../addresses/hostName.ts';
import { mustBe, type TextFormat } from '../definition/textFormat.ts';

const schemed = /^[a-z][a-z\d+.-]*:\/\//i;

/** The parts of a web address; `undefined` if the text is none. */
const readAddress = (text: string): URL | undefined => {
  const url = /^https?:\/\/[^\s\\<>"]+$/i.test(text) ? URL.parse(text) : null;
  const authority = /^[^:]+:\/\/([^/?#]*)/.exec(text)?.[1] ?? '';
  const host = authority.replace(/^.*@/, '').replace(/:\d+$/, '');
  return url !== null && readHost(host) !== undefined ? url : undefined;
};

/**
 * The address of a site. Completes it with its scheme and removes the slashes at its end:
 * `https://shop.example.com` of `shop.example.com/`.
 */
export const webAddress: TextFormat = {
  read(typed, field) {
    const { label } = field;
    const text = typed.trim().replace(/(?<![\s/])[\s/]+$/, '');
    const address = schemed.test(text) ? text : `https://${text}`;
    const url = readAddress(address);
    // Everyone who can view the connector can read the address.
    if (url && text.includes('@')) return { refusal: `${label} must not contain a user or password` };
    if (!url) return { refusal: mustBe('a web address', field) };
    if (isReservedAddress(url.hostname))
      return { refusal: `${label} must be an address that can be reached. No server has this one` };
    if (/[?#]/.test(address)) return { refusal: `${label} must be without what begins with ? or #` };
    return { value: address };
  },
};

/** The domain of a shop, alone or in the address of one of its pages. */
export const shopDomain: TextFormat = {
  read(typed, field) {
    const text = typed.trim();
    const shop = /^(?:https?:\/\/)?admin\.shopify\.com\/store\/([a-z\d-]+)(?:[/?#]\S*)?$/i.exec(text)?.[1];
    if (shop !== undefined) return { value: `${shop.toLowerCase()}.myshopify.com` };
    const [, host = ''] = /^(?:https?:\/\/)?([^\s/?#@:]+)(?::443)?(?:[/?#]\S*)?$/i.exec(text) ?? [];
    const domain = readHost(host)?.toLowerCase();
    const isDomain = domain?.includes('.') === true && !/^(?:[\d.]+|admin\.shopify\.com)$/.test(domain);
    return isDomain ? { value: domain } : { refusal: mustBe('only a domain', field) };
  },
};
