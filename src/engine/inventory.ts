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
}

export type Inventory = { formId: string; edition: string; pages: number; fields: readonly PaperField[] }

/** Finds a field by its full name or by an end of it that only one field has. */
export type FieldFinder = (short: string) => PaperField | undefined

export function fieldFinder({ fields }: Inventory): FieldFinder {
  const byEnd = new Map<string, PaperField | null>()
  for (const field of fields) {
    const segments = field.name.split('.')
    for (let from = 0; from < segments.length; from += 1) {
      const end = segments.slice(from).join('.')
      byEnd.set(end, byEnd.has(end) && from > 0 ? null : field)
    }
  }
  return (short) => byEnd.get(short) ?? undefined
}

/** The values a list of the PDF accepts. */
export const optionValues = ({ options = [] }: PaperField): string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.exportValue))
