export type IcsEvent = { id: string; on: string; title: string; details: string; url?: string }

/** RFC 5545: all-day events, lines folded at 75 octets. */
export function icalendar(name: string, events: readonly IcsEvent[], stamp: Date): string {
  const at = `${stamp.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//VisaCare//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ id, on, title, details, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}@visacare`,
      `DTSTAMP:${at}`,
      `DTSTART;VALUE=DATE:${on.replaceAll('-', '')}`,
      `SUMMARY:${escaped(title)}`,
      ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
      ...(url ? [`URL:${url}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** No text begins a line of its own: a carriage return alone ends one for some readers. Other control characters are not allowed. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** At most 75 octets in a line, never within a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
