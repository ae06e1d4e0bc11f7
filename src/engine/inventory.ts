/** What is known of one fillable field of an official PDF; `fields.json` beside a form is a list of them. */
export type PaperField = {
  name: string
  type: 'text' | 'checkbox' | 'radio' | 'choice' | 'barcode' | 'signature' | 'button'
  page: number
  rect: readonly number[]
  tooltip?: string
  maxLen?: number
  comb?: boolean
  multiline?: boolean
  readOnly?: boolean
  exportValues?: readonly string[]
  options?: readonly (string | { exportValue: string; displayValue: string })[]
  value?: string
  /** Where it stands in several places: each of them. */
  widgets?: readonly { page: number; rect: readonly number[] }[]
}

export type Inventory = { formId: string; edition: string; pages: number; fields: readonly PaperField[] }

/**
 * Finds a field by its full name or by an end of it that only one field has. `name#1` is one place of a field that
 * stands in several, counted from 0, page after page: some forms print different answers under one name.
 */
export type FieldFinder = (short: string) => PaperField | undefined

export function fieldFinder({ fields }: Inventory): FieldFinder {
  const finder = finders.get(fields) ?? madeFor(fields)
  finders.set(fields, finder)
  return finder
}

// Of thousands of names each end is kept: made once for a form, not for each page that is drawn and each block that is signed.
const finders = new WeakMap<readonly PaperField[], FieldFinder>()

function madeFor(fields: readonly PaperField[]): FieldFinder {
  const byEnd = new Map<string, PaperField | null>()
  for (const field of fields) {
    const segments = field.name.split('.')
    for (let from = 0; from < segments.length; from += 1) {
      const end = segments.slice(from).join('.')
      byEnd.set(end, byEnd.has(end) && from > 0 ? null : field)
    }
  }
  return (short) => byEnd.get(short) ?? placeOf(byEnd, short)
}

const PLACE = /^(.+)#(\d+)$/

function placeOf(byEnd: ReadonlyMap<string, PaperField | null>, short: string): PaperField | undefined {
  const [, name = '', place = ''] = PLACE.exec(short) ?? []
  const field = byEnd.get(name)
  const at = pageByPage(field?.widgets ?? [])[Number(place)]
  return field && at ? { ...field, name: `${field.name}#${place}`, page: at.page, rect: at.rect } : undefined
}

/** The field of which a name is one place, else the name itself. */
export const wholeField = (name: string): string => PLACE.exec(name)?.[1] ?? name

/** The values a list of the PDF accepts. */
export const optionValues = ({ options = [] }: PaperField): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.exportValue))

/** The places of a field page after page; on one page as the file lists them. */
export const pageByPage = <P extends { readonly page: number }>(places: readonly P[]): P[] =>
  places.toSorted((one, other) => one.page - other.page)
