/** Why an address that was recognised is refused, as a sentence. No sentence repeats a part of the address. */
export const refusals = {
  socket: 'A socket exists on one machine only. Enter a host name or an IP address that we can reach',
  several: 'This address names several hosts. Enter one host',
  instance: 'An instance name can’t be used. Enter the host alone, and the port of the instance under Port',
  local:
    'This address names the machine that it is used on. Enter a host name or an IP address that we can reach',
  many: 'This text contains several addresses. Paste one of them',
  zone: 'An IPv6 address with a zone is valid on one machine only. Enter an address that we can reach',
  brackets: 'Put the IPv6 address in brackets, such as [2001:db8::1]:5432',
  srv: 'An SRV address names no server. Enter the host and the port of a server',
  cluster: 'This address names a cluster without its host. Enter the endpoint of the cluster',
  jump: 'A jump host can’t be used. Enter a host that we can reach directly',
  noHost: 'This address names no host. Enter a host name or an IP address',
  port: 'The port in this address must be a number from 1 to 65535',
  encode:
    'This address can be read in several ways. Percent-encode the user and the password, such as %40 for @ and %2F for /, or fill in the fields one by one',
  plus: 'Drivers read a plus sign in a user or password differently. Write %2B for a plus sign or %20 for a space',
  quote:
    'This address can be read in several ways. Put the password in quotes, or fill in the fields one by one',
  twice: 'This address names the same thing twice. Fill in the fields one by one',
  accounts: 'This address names two different accounts. Enter one of them',
  variable: 'This address contains a variable. Enter its value',
  command: 'This command has an option that can’t be read. Fill in the fields one by one',
} as const;

export type Refusal = (typeof refusals)[keyof typeof refusals];
