/** A label of a host name. Underscores occur in the names of containers and internal servers. */
const label = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/i;

const ipv4 = /^(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/;

const isIpv6 = (text: string): boolean =>
  /^[\da-f:.]{2,45}$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]/`);

/** A name whose last label is a number is an IP address, or none (`10.0.0.256`, `0x7f.1`). */
const isName = (text: string): boolean => {
  const labels = text.split('.');
  return (
    text.length <= 253 &&
    labels.every((each) => label.test(each)) &&
    !/^(?:\d+|0x[\da-f]*)$/i.test(labels.at(-1) ?? '')
  );
};

/** The ASCII form of a name with letters of other alphabets, as the domain name system has it. */
const asciiName = (text: string): string | undefined =>
  /^[\p{L}\p{M}\p{N}_.\u3002-]+$/u.test(text) ? URL.parse(`http://${text}/`)?.hostname : undefined;

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * Reads a host: a name, an IPv4 or an IPv6 address, with or without brackets. Removes the dot and the slashes
 * at its end. Returns `undefined` for every other text.
 */
export function readHost(text: string): string | undefined {
  const bare = text.trim().replace(/(?<!\/)\/+$/, '');
  const bracketed = /^\[([^[\]]*)\]$/.exec(bare)?.[1];
  if (bracketed !== undefined) return isIpv6(bracketed) ? bracketed : undefined;
  if (isIpv6(bare)) return bare;
  const name = bare.replace(/(?<=.)\.$/, '');
  const host = isAscii(name) ? name : asciiName(name);
  return host !== undefined && (ipv4.test(host) || isName(host)) ? host : undefined;
}
