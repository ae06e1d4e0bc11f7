/** What a page of our own is made of, in order. */
export type Block =
  | { readonly kind: 'title'; readonly text: string; readonly subtitle?: string }
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'paragraph'
      readonly text: string
      readonly bold?: boolean
      readonly small?: boolean
      readonly align?: 'right' | 'center'
    }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly numbered?: boolean }
  /** Label on the left, value on the right. */
  | { readonly kind: 'rows'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  /** A sheet between exhibits: large, in the middle, alone on its page. */
  | { readonly kind: 'tab'; readonly text: string; readonly detail?: string }
  /** A JPEG or PNG, in points; as wide as the text at most. */
  | {
      readonly kind: 'image'
      readonly bytes: Uint8Array
      readonly width: number
      readonly height: number
      readonly align?: 'right' | 'center'
    }
  | { readonly kind: 'rule' }
  | { readonly kind: 'space'; readonly height: number }
  | { readonly kind: 'pageBreak' }

export type Column = {
  readonly title: string
  /** Share of the width; the shares add up to 1. */
  readonly share: number
  readonly align?: 'right'
}

export type ComposeOptions = {
  /** Top of each page, left and right; small and grey. */
  readonly header?: readonly [left: string, right: string]
  /** Under the header over the whole width, such as whose sheet it is. */
  readonly under?: string
  /** What is signed at the foot of each page: a line to write on, and these words below it. */
  readonly signed?: string
  /** Foot of each page, left and right; `{page}` and `{pages}` stand for the numbers. */
  readonly footer?: readonly [left: string, right: string]
}
