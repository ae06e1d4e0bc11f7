import { isIPv6 } from 'node:net'

/**
 * Whom an address stands for when attempts are counted. Of IPv6 whoever has one address has all of its /64 (RFC 6177), so
 * counting single ones would count nothing. Everything else stands for itself.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1)
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const [high = 0, low = 0] = groups.slice(6)
  // An IPv4 address as a socket of both kinds shows it (RFC 4291, section 2.5.5.2).
  if (groups.slice(0, 5).every((each) => each === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((each) => each.toString(16))
    .join(':')}::/64`
}

/** The eight groups, with what "::" leaves out. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split('::').map(numbersIn)
  return tail === undefined ? head : [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

const numbersIn = (text: string): number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => {
        if (!group.includes('.')) return [Number.parseInt(group, 16)]
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
        return [a * 256 + b, c * 256 + d]
      })
