import { type ProofKeys, proofKey } from './proof.ts'

/** What an editor says of itself: where to send whom for a Word file, and by which keys its requests are known. */
export type Discovery = {
  edit: string | undefined
  view: string | undefined
  /** Without keys it signs nothing; then the token alone is asked. */
  keys: ProofKeys | undefined
}

/** The address that the one setting means: a host alone has its discovery where the protocol puts it. */
export function discoveryUrl(setting: string): string {
  const url = new URL(setting)
  if (url.pathname === '/' || url.pathname === '') url.pathname = '/hosting/discovery'
  return url.href
}

export async function readDiscovery(xml: string): Promise<Discovery> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('the discovery of the editor declares entities')
  // Loaded with the first discovery: most installations have no outside editor.
  const { DOMParser } = await import('@xmldom/xmldom')
  const document = new DOMParser({ onError: (_level, message) => fail(message) }).parseFromString(xml, 'text/xml')
  const all = (name: string) => Array.from(document.getElementsByTagName(name))
  const actions = all('action').filter((each) => each.getAttribute('ext')?.toLowerCase() === 'docx')
  const urlOf = (name: string) => {
    const found = actions
      .filter((each) => each.getAttribute('name') === name)
      .map((each) => each.getAttribute('urlsrc') ?? '')
    return found.find((url) => url.startsWith('https:')) ?? found.find((url) => url.startsWith('http:'))
  }
  const edit = urlOf('edit')
  if (!edit && !urlOf('view')) throw new Error('the editor does not open Word files')
  return { edit, view: urlOf('view') ?? edit, keys: keysIn(all('proof-key')[0]) }
}

type Attributes = { getAttribute(name: string): string | null }

function keysIn(element: Attributes | undefined): ProofKeys | undefined {
  const key = (prefix: '' | 'old') => {
    const [modulus, exponent] = [element?.getAttribute(`${prefix}modulus`), element?.getAttribute(`${prefix}exponent`)]
    return modulus && exponent ? proofKey(modulus, exponent) : undefined
  }
  const current = key('')
  return current && { current, old: key('old') }
}

/** The address to open a file at. What stands in angle brackets are settings that may be left out. */
export function actionUrl(urlsrc: string, wopiSrc: string): string {
  const base = urlsrc.replace(/<[^>]*>/g, '')
  const separator = !base.includes('?') ? '?' : /[?&]$/.test(base) ? '' : '&'
  return `${base}${separator}WOPISrc=${encodeURIComponent(wopiSrc)}`
}

function fail(message: string): never {
  throw new Error(`the discovery of the editor cannot be read: ${message}`)
}
