/**
 * Names travel in headers as UTF-7 (RFC 2152): what is not plain ASCII is UTF-16 in base64 between '+' and '-', and a
 * plus sign is '+-'. What is no UTF-7 at all is undefined.
 */
export function fromUtf7(text: string): string | undefined {
  if (/[^\x20-\x7e]/.test(text)) return undefined
  let broken = false
  const plain = text.replace(/\+([A-Za-z0-9+/]*)(-?)/g, (_all, packed: string, end: string) => {
    if (packed === '') {
      broken ||= end === ''
      return '+'
    }
    const bytes = Buffer.from(packed, 'base64')
    return bytes
      .subarray(0, bytes.length - (bytes.length % 2))
      .swap16()
      .toString('utf16le')
  })
  return broken ? undefined : plain
}

export const toUtf7 = (text: string): string =>
  text.replace(/\+|[^\x20-\x7e]+/g, (part) =>
    part === '+' ? '+-' : `+${Buffer.from(part, 'utf16le').swap16().toString('base64').replace(/=+$/, '')}-`,
  )
