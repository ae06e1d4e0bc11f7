import type { z } from 'zod'
import type { Ball, TaskFor } from '#case-file/cases/records.ts'
import { fieldsIn } from './head-fields.ts'

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

/** Whom the mail server delivered this copy to, where it wrote that down. */
export const deliveredTo = (raw: Buffer): string[] =>
  fieldsIn(raw.subarray(0, HEAD_BYTES)).flatMap(({ name, value }) =>
    DELIVERED.has(name) ? [barely(value.trim().toLowerCase())] : [],
  )

const DELIVERED = new Set(['delivered-to', 'x-original-to', 'envelope-to'])

/** What stands between angle brackets, if anything does; as much of it as an address has, without what no address has. */
const barely = (value: string): string =>
  value
    .slice(value.lastIndexOf('<') + 1)
    .split('>', 1)
    .join('')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 254)

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
