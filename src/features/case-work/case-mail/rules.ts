import type { z } from 'zod'
import type { Ball, TaskFor } from '#case-file/cases/records.ts'

/** What a message may weigh, with everything in it: mail servers take 25 MB, which grows by a third on its way. */
export const MOST_MAIL_BYTES = 35 * 1024 * 1024
export const MOST_FILES = 20
/** Of a message that is not read as a whole, or not yet. */
export const HEAD_BYTES = 64 * 1024
/** Pictures in the body that are smaller are the logos of signatures. */
export const LEAST_PICTURE_BYTES = 20 * 1024

/** The address of a case: the box's own, with the tag behind a plus sign (RFC 5233). */
export function addressOf(box: string, tag: string): string {
  const at = box.lastIndexOf('@')
  return `${box.slice(0, at)}+${tag}${box.slice(at)}`
}

/** The tags among the addresses of a message that lead to this box; each once. */
export function tagsIn(addresses: readonly string[], box: string): string[] {
  const at = box.lastIndexOf('@')
  const [local, domain] = [box.slice(0, at).toLowerCase(), box.slice(at).toLowerCase()]
  const found = addresses.flatMap((address) => {
    const text = address.trim().toLowerCase()
    if (!text.startsWith(`${local}+`) || !text.endsWith(domain)) return []
    const tag = text.slice(local.length + 1, text.length - domain.length)
    return /^[0-9a-f]{32}$/.test(tag) ? [tag] : []
  })
  return [...new Set(found)]
}

export type Headers = {
  autoSubmitted: string
  precedence: string
}

/** An absence note or a bounce (RFC 3834): answering it, or telling others of it, would begin a loop. */
export const isAutomatic = ({ autoSubmitted, precedence }: Headers): boolean =>
  (autoSubmitted !== '' && !/^no\b/i.test(autoSubmitted)) || /^(bulk|junk|auto_reply|list)\b/i.test(precedence)

/** What somebody wrote, without what they answered to. Where nothing else is left, all of it. */
export function withoutQuote(text: string): string {
  const lines = text.replace(/\r\n/g, '\n').split('\n')
  const from = lines.findIndex((line, index) => isQuoteHead(line, lines[index + 1] ?? ''))
  const own = (from < 0 ? lines : lines.slice(0, from)).filter((line) => !line.startsWith('>'))
  return own.join('\n').trim() || text.trim()
}

const isQuoteHead = (line: string, next: string): boolean =>
  /^-{2,}\s*(original message|mensaje original)\s*-{2,}$/i.test(line.trim()) ||
  /^(on|el)\b.{6,200}\b(wrote|escribió):\s*$/i.test(line.trim()) ||
  (/^(on|el)\b.{6,200}$/i.test(line.trim()) && /\b(wrote|escribió):\s*$/i.test(next.trim())) ||
  (/^(from|de):\s.+@/i.test(line.trim()) && /^(sent|date|enviado|fecha):\s/i.test(next.trim()))

/** What tells a message from every other; empty where it says nothing. Reads the head only, whatever the rest is. */
export const messageIdIn = (raw: Buffer): string => (headerLinesIn(raw, 'message-id')[0] ?? '').slice(0, 500)

/** Whom the mail server delivered this copy to, where it wrote that down. */
export const deliveredTo = (raw: Buffer): string[] =>
  ['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) =>
    headerLinesIn(raw, name).map((value) =>
      value
        .replace(/^.*<|>.*$/g, '')
        .toLowerCase()
        .slice(0, 254),
    ),
  )

function headerLinesIn(raw: Buffer, name: string): string[] {
  const head =
    raw
      .subarray(0, HEAD_BYTES)
      .toString('latin1')
      .split(/\r?\n\r?\n/, 1)[0] ?? ''
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return unfolded.flatMap((line) =>
    line.toLowerCase().startsWith(`${name}:`) ? [line.slice(name.length + 1).trim()] : [],
  )
}

type Standing = {
  mode: 'LEGAL' | 'DIY'
  lawFirmId: number | null
  attorneyId: number | null
  ball: z.output<typeof Ball>
}

/** Who reads what comes by e-mail: the law firm; without one whoever does the case. Nobody else learns of it by itself. */
export const readingSides = ({ mode, lawFirmId }: Pick<Standing, 'mode' | 'lawFirmId'>, owner: TaskFor): TaskFor[] =>
  mode === 'DIY' ? [owner] : lawFirmId === null ? ['employer'] : ['attorney', 'firm']

/** Who is asked to answer: of those who read it whoever has to act next, else the first there is. */
export function answeredBy(standing: Standing, owner: TaskFor): TaskFor {
  const sides = readingSides(standing, owner)
  const acting = sides.find((side) => side === standing.ball)
  if (acting) return acting
  return sides[0] === 'attorney' && standing.attorneyId === null ? 'firm' : (sides[0] ?? 'employer')
}

/** What a case's message holds; the whole text stays with the mail. */
const MOST_REMARK = 3800

export function remarkOf({ subject, text, refused }: { subject: string; text: string; refused: readonly string[] }) {
  const own = withoutQuote(text)
  const said = own.length > MOST_REMARK ? `${own.slice(0, MOST_REMARK)} …` : own
  const left = refused.length > 0 ? `Not taken: ${refused.join(', ')}`.slice(0, 150) : ''
  return [subject, said, left].filter(Boolean).join('\n\n').slice(0, 4000) || '(An e-mail without text.)'
}
