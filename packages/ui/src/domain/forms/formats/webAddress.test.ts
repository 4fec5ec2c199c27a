import { describe, expect, it } from 'vitest';
import type { TextFormat } from '../definition/textFormat.ts';
import { shopDomain, webAddress } from './webAddress.ts';

const label = 'Site';
const example = 'https://shop.example.com';
const read = (format: TextFormat, text: string, isWithExample = false) =>
  format.read(text, { label, ...(isWithExample && { example }) });

describe('a web address', () => {
  it.each([
    ['shop.example.com', 'https://shop.example.com'],
    [' https://shop.example.com// ', 'https://shop.example.com'],
    ['http://shop.example.com:8443/store', 'http://shop.example.com:8443/store'],
    ['HTTPS://shop.example.com', 'HTTPS://shop.example.com'],
    ['https://[2001:db9::1]:8443/a', 'https://[2001:db9::1]:8443/a'],
  ])('%j is sent as %j', (text, value) => {
    expect(read(webAddress, text)).toEqual({ value });
    expect(read(webAddress, value)).toEqual({ value });
  });

  it.each([
    'https://ana:river@shop.example.com',
    'https://ana@shop.example.com',
    'https://:river@shop.example.com',
    'ana:river@shop.example.com',
  ])('%j has no login', (text) => {
    expect(read(webAddress, text)).toEqual({ refusal: 'Site must not contain a user or password' });
  });

  it.each(['https://shop.example.com?a=1', 'https://shop.example.com/#a', 'shop.example.com/?'])(
    '%j has no query',
    (text) => {
      expect(read(webAddress, text)).toEqual({
        refusal: 'Site must be without what begins with ? or #',
      });
    },
  );

  it.each([
    'ftp://shop.example.com',
    'mailto://https://shop.example.com',
    'https://shop example.com',
    'https://shop.example.com/a b',
    'https://shop.example.com/<b>',
    String.raw`https://shop.example.com\a`,
    'https://shop..example',
    'https://shop.example.com:99999',
    'https://a@b@shop,example',
    'https://',
    '.',
  ])('%j is none', (text) => {
    expect(read(webAddress, text)).toEqual({ refusal: 'Site must be a web address' });
    expect(read(webAddress, text, true)).toEqual({
      refusal: 'Site must be a web address, such as https://shop.example.com',
    });
  });
});

describe('the domain of a shop', () => {
  it.each([
    ['Shop.Example.com', 'shop.example.com'],
    ['http://shop.example.com/products?id=1', 'shop.example.com'],
    ['https://shop.example.com:443/a/b#c', 'shop.example.com'],
    ['shop.example.com#', 'shop.example.com'],
    ['admin.shopify.com/store/Acme-2', 'acme-2.myshopify.com'],
    ['https://admin.shopify.com/store/acme/orders?x=1', 'acme.myshopify.com'],
    ['http://admin.shopify.com/store/acme/', 'acme.myshopify.com'],
    ['https://admin.shopify.com/store/acme#top', 'acme.myshopify.com'],
    ['admin.shopify.com.example', 'admin.shopify.com.example'],
    ['3.shop.example', '3.shop.example'],
    ['shop1.2.example', 'shop1.2.example'],
  ])('of %j is %j', (text, value) => {
    expect(read(shopDomain, text)).toEqual({ value });
    expect(read(shopDomain, value)).toEqual({ value });
  });

  it.each([
    '',
    'acme',
    'admin.shopify.com',
    'https://admin.shopify.com/store/',
    'https://admin.shopify.com/store/acme! now',
    'https://evil.example/admin.shopify.com/store/a b',
    'x admin.shopify.com/store/acme',
    '192.168.1.3',
    '1.2',
    'https://ana:river@shop.example.com',
    'shop.example.com:8443',
    'shop example.com',
    'ftp://shop.example.com',
  ])('is not in %j', (text) => {
    expect(read(shopDomain, text)).toEqual({ refusal: 'Site must be only a domain' });
    expect(read(shopDomain, text, true)).toEqual({
      refusal: 'Site must be only a domain, such as https://shop.example.com',
    });
  });
});
