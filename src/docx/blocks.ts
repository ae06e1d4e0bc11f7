/**
 * What a document of our own is made of, in order; `writeDocx` makes the .docx. Texts may hold merge fields
 * ({{person.fullName}}), and **two stars** set bold, the one emphasis a business letter needs.
 */
export type DocxBlock =
  | { readonly kind: 'title' | 'heading'; readonly text: string }
  | {
      readonly kind: 'paragraph'
      readonly text: string
      readonly align?: 'right' | 'center'
      readonly bold?: boolean
      /** No room below: lines of an address or of a signature. */
      readonly tight?: boolean
      readonly small?: boolean
      /** Stays on the page of what follows. */
      readonly keepNext?: boolean
    }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly numbered?: boolean }
  | {
      readonly kind: 'table'
      readonly columns: readonly DocxColumn[]
      readonly rows: readonly (readonly string[])[]
      /** Whether the titles of the columns are printed. */
      readonly headed?: boolean
    }
  | { readonly kind: 'rule' }
  | { readonly kind: 'space' }
  | { readonly kind: 'pageBreak' }

export type DocxColumn = { readonly title: string /** Of 1. */; readonly share: number; readonly align?: 'right' }

export type DocxDeclaration = {
  /** Shown by a word processor as the document's title. */
  readonly title: string
  readonly blocks: readonly DocxBlock[]
  /** On the first page; the following pages have none. */
  readonly letterhead?: readonly DocxBlock[]
  /** On every page; `{page}` and `{pages}` are the numbers. */
  readonly footer?: string
}
