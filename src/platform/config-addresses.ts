import { isIP } from 'node:net'
import { z } from 'zod'

const MESSAGE = 'it must be no, the number of proxies in front (1 to 10), or their addresses, separated by commas'
const NONE = ['no', 'false', '0']
// What was said before the setting could count.
const ONE = ['yes', 'true']

/**
 * Whom to believe in `X-Forwarded-For`: nobody, so many proxies counted from this server outward, or proxies at these
 * addresses. Never everybody: the header begins with whatever the visitor wrote into it.
 */
export const trustedProxies = z.string().transform((text, context): false | number | string[] => {
  const value = text.trim()
  if (NONE.includes(value)) return false
  if (ONE.includes(value)) return 1
  if (/^([1-9]|10)$/.test(value)) return Number(value)
  const addresses = value.split(',').map((each) => each.trim())
  if (addresses.every(isAddressOrRange)) return addresses
  context.addIssue({ code: 'custom', message: MESSAGE })
  return z.NEVER
})

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/** Where clamd listens: a host and its port, or the path of its socket. */
export const clamdAddress = z.string().transform((text, context): { host: string; port: number } | { path: string } => {
  const value = text.trim()
  if (/^\/./.test(value)) return { path: value }
  const [, host, port] = /^(?:tcp:\/\/)?(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(value) ?? []
  if (host !== undefined && Number(port) >= 1 && Number(port) <= 65535)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
  context.addIssue({
    code: 'custom',
    message: 'it must be a host with its port, such as clamav:3310, or the path of a socket',
  })
  return z.NEVER
})

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Where documents and credentials are sent: encrypted, except to a program on this machine; the address holds no secret. */
export const outgoingUrl = z.string().refine((text) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  const isPlain = protocol === 'http:' && LOOPBACK.includes(hostname)
  return (protocol === 'https:' || isPlain) && `${username}${password}${search}${hash}` === ''
}, 'it must begin with https:// and hold neither a password nor anything after ? or #')
