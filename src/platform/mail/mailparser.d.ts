// The parser brings no types; this is the part we use.
declare module 'mailparser' {
  import type { Readable } from 'node:stream'

  type Address = { address?: string; name?: string; group?: Address[] }
  export type Addresses = { value: Address[] }
  export type ParsedMail = {
    subject?: string
    text?: string
    from?: Addresses
    to?: Addresses | Addresses[]
    cc?: Addresses | Addresses[]
    headerLines: readonly { key: string; line: string }[]
    attachments: readonly {
      filename?: string
      contentType: string
      size: number
      content: Buffer
      /** It stands inside the text. */
      related?: boolean
    }[]
  }
  export function simpleParser(
    input: Readable | Buffer,
    options?: { skipTextToHtml?: boolean; skipImageLinks?: boolean; maxHtmlLengthToParse?: number },
  ): Promise<ParsedMail>
}
