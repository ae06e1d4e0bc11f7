import { createHash } from 'node:crypto'
import { type Addresses, type ParsedMail, simpleParser } from 'mailparser'
import { endOfHead, fieldsIn, WRITTEN_BY_AUTHORS } from '../head-fields.ts'
import { HEAD_BYTES, type Headers, LEAST_PICTURE_BYTES, MOST_FILES } from '../rules.ts'
import type { Head } from '../sender-check.ts'

export type ReadMail = {
  fromAddress: string
  fromName: string
  subject: string
  text: string
  /** Everybody it is addressed to. */
  recipients: string[]
  headers: Headers
  /** What tells who wrote it, and who says so. */
  head: Head
  files: { name: string; content: Uint8Array }[]
  contentDigest: Uint8Array
}

const MOST_TEXT = 200_000

/** What a message says, of whatever kind it is. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  const mail = await simpleParser(Buffer.from(raw), {
    skipTextToHtml: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: 2_000_000,
  })
  const authors = addressesIn(mail.from)
  const [from] = authors
  return {
    fromAddress: plain(from?.address?.toLowerCase() ?? '', 254),
    fromName: plain(from?.name ?? '', 200),
    subject: plain(mail.subject ?? '', 300),
    // The database takes no character zero.
    text: (mail.text ?? '').replaceAll('\0', '').trim().slice(0, MOST_TEXT),
    recipients: recipientsOf(mail),
    headers: {
      autoSubmitted: headerOf(mail, 'auto-submitted') || (headerOf(mail, 'x-autoreply') && 'auto-replied'),
      precedence: headerOf(mail, 'precedence'),
    },
    head: {
      fields: mail.headerLines.map(({ key, line }) => ({ name: nameIn(key, line), value: valueIn(line) })),
      authors: authors.map(({ address }) => address?.toLowerCase() ?? ''),
      isGroup: (mail.from?.value ?? []).some(({ group }) => group !== undefined),
    },
    files: filesOf(mail),
    contentDigest: contentDigest(Buffer.from(raw)),
  }
}

/** Before anything is read with care: what a person sees of a message that cannot be read, or was cut. */
export const headOf = (raw: Uint8Array): Promise<ReadMail> => readMail(raw.subarray(0, HEAD_BYTES))

/** The first of them; how many more there are is said by one that nobody takes. */
function filesOf({ attachments }: ParsedMail): ReadMail['files'] {
  const all = attachments.filter(({ related, size }) => !related || size >= LEAST_PICTURE_BYTES)
  const first = all.slice(0, MOST_FILES).map(({ filename, contentType, content }) => ({
    ...{ name: plain(filename ?? '', 200) || nameFor(contentType), content },
  }))
  const more = all.length - first.length
  return more > 0 ? [...first, { name: `${more} more files`, content: new Uint8Array() }] : first
}

/** Without what the database takes in no text: control characters, and half of a character that was cut. */
const plain = (text: string, most: number) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most)
    .replace(/\p{Surrogate}/gu, '')

type Given = Addresses | Addresses[] | undefined

const addressesIn = (given: Given) =>
  (Array.isArray(given) ? given : given ? [given] : []).flatMap(({ value }) =>
    value.flatMap((each) => each.group ?? [each]),
  )

/** To whom the sender wrote. */
const recipientsOf = (mail: ParsedMail): string[] =>
  [...addressesIn(mail.to), ...addressesIn(mail.cc)].flatMap(({ address }) => address?.toLowerCase() ?? [])

/** The topmost of its name. */
const headerOf = ({ headerLines }: ParsedMail, key: string): string => {
  const found = headerLines.find((each) => each.key === key)
  return found ? valueIn(found.line) : ''
}

/** Who looks for forged verdicts may pass over one with a space before its colon: it is none for us. */
const nameIn = (key: string, line: string) =>
  key === 'authentication-results' && !/^authentication-results:/i.test(line) ? `${key} ` : key

const valueIn = (line: string) =>
  line
    .slice(line.indexOf(':') + 1)
    .replace(/\s+/g, ' ')
    .trim()

const EXTENSIONS: Readonly<Record<string, string>> = {
  ...{ 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/heic': 'heic', 'image/tiff': 'tif' },
  ...{ 'text/plain': 'txt', 'text/csv': 'csv', 'message/rfc822': 'eml' },
}
const nameFor = (contentType: string) => `attachment.${EXTENSIONS[contentType] ?? 'bin'}`

const MOST_HEAD_BYTES = 1024 * 1024

/**
 * Of what the author wrote: head and body without the lines that mail servers add, which differ between two copies of one
 * message. Whoever makes another message with this digest has written the same words.
 */
function contentDigest(raw: Buffer): Buffer {
  const digest = createHash('sha256')
  // Nobody writes so long a head: then all of it is the message.
  if (endOfHead(raw) > MOST_HEAD_BYTES) return digest.update(raw).digest()
  for (const { name, value } of fieldsIn(raw))
    if (WRITTEN_BY_AUTHORS.has(name)) digest.update(JSON.stringify([name, value.trim()]))
  return digest
    .update('\n')
    .update(raw.subarray(endOfHead(raw)))
    .digest()
}
