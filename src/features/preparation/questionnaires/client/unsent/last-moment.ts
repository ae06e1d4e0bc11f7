import type { Sealed } from './sealing.ts'

/** What a page kept in its last moment, sealed: the browser's store does not always hear a page that goes. */
export type LastRow = Sealed & { owner: string; caseId: number; subject: string; tab: string; at: number }

const keyOf = ({ owner, caseId, subject, tab }: Pick<LastRow, 'owner' | 'caseId' | 'subject' | 'tab'>) =>
  `${prefixOf(owner)}${caseId}|${subject}|${tab}`
const prefixOf = (owner: string) => `visacare.last.${owner}|`

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Written at once, beside the store; gone with the next write about the same, or taken over at the next start. */
export function keepLast(row: LastRow): void {
  try {
    const { iv, sealed, ...rest } = row
    localStorage.setItem(
      keyOf(row),
      JSON.stringify({ ...rest, iv: toText(iv), sealed: toText(new Uint8Array(sealed)) }),
    )
  } catch {
    // A full or closed storage: the store itself has been asked already.
  }
}

export const forgetLast = (of: Pick<LastRow, 'owner' | 'caseId' | 'subject' | 'tab'>): void =>
  localStorage.removeItem(keyOf(of))

export function lastOf(owner: string): LastRow[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(owner)))
  return keys.flatMap((key) => {
    const text = localStorage.getItem(key)
    if (text === null) return []
    const { iv, sealed, ...rest } = JSON.parse(text)
    return [{ ...rest, iv: toBytes(iv), sealed: toBytes(sealed).buffer }]
  })
}
