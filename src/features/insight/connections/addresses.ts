import { BlockList, isIP } from 'node:net'

/** Nets that are not the internet: this machine, private ones, what cloud providers answer secrets on (RFC 6890). */
const notPublic = new BlockList()
for (const [net, bits] of [
  ...[
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ],
  ...[
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
  ],
  ...[
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
] as [string, number][])
  notPublic.addSubnet(net, bits, 'ipv4')
// Only 2000::/3 is given out to the public; of it these lead elsewhere: into IPv4 by Teredo and 6to4, or to examples.
const publicSix = new BlockList()
publicSix.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ...[
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ],
] as [string, number][])
  notPublic.addSubnet(net, bits, 'ipv6')

/** Whether an address, as a name resolves to it, is one of the internet. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !notPublic.check(address, 'ipv4')
  return kind === 6 && publicSix.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Why an address cannot be told anything; undefined: it can, as far as its writing shows. */
export function problemOfUrl(url: string, privateAllowed: boolean): string | undefined {
  if (!URL.canParse(url)) return 'Enter an address such as https://systems.company.com/visacare.'
  const { protocol, hostname, username, password, hash } = new URL(url)
  if (protocol !== 'https:' && !(privateAllowed && protocol === 'http:'))
    return 'Enter an address that begins with https://.'
  if (username || password) return 'Leave user name and password out of the address.'
  if (hash) return 'Leave out the part after #.'
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (!privateAllowed && (hostname === 'localhost' || (isIP(literal) !== 0 && !isPublicAddress(literal))))
    return 'This address is not on the internet.'
  return undefined
}
