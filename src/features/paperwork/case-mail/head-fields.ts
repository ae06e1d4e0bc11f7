/** A field of a message's head, from the top down; the name in small letters. */
export type HeadField = { name: string; value: string }

/** The fields of the head that these bytes begin with (RFC 5322, section 2.2); lines that were folded are one. */
export function fieldsIn(raw: Buffer): HeadField[] {
  const fields: HeadField[] = []
  for (const line of headIn(raw).split(/\r?\n/)) {
    const [last] = fields.slice(-1)
    if (/^[ \t]/.test(line)) {
      if (last) last.value += ` ${line.trim()}`
      continue
    }
    const at = line.indexOf(':')
    if (at > 0) fields.push({ name: line.slice(0, at).trim().toLowerCase(), value: line.slice(at + 1) })
  }
  return fields
}

/** What stands before the first empty line; everything where there is none. */
const headIn = (raw: Buffer): string => raw.subarray(0, endOfHead(raw)).toString('latin1')

export function endOfHead(raw: Buffer): number {
  const ends = ['\r\n\r\n', '\n\n'].map((gap) => raw.indexOf(gap, 0, 'latin1')).filter((at) => at >= 0)
  return ends.length > 0 ? Math.min(...ends) : raw.length
}

/** What authors write. A mail server puts its own fields above them; a verdict below was in the message when it came. */
export const WRITTEN_BY_AUTHORS: ReadonlySet<string> = new Set([
  ...['from', 'sender', 'reply-to', 'to', 'cc', 'bcc', 'subject', 'date', 'message-id', 'in-reply-to', 'references'],
  ...['mime-version', 'content-type', 'dkim-signature'],
])
