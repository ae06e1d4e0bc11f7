import { boxWords } from '#engine/box-words.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import type { InventoryField } from '#paper/inventory.ts'
import { compareEditions, type FieldChange } from './compare-editions.ts'

/** Where a field stands on the paper of an edition, and what it is called there. `rect` from the lower left, in points. */
export type FieldPlace = { page: number; rect: number[]; words: string }

export type EditionChange = {
  field: string
  /** 'Part 2, 8', as printed; what the box is called where it has no number. */
  item: string
  what: 'reworded' | 'moved' | 'missing' | 'new' | 'changed'
  before: FieldPlace | null
  after: FieldPlace | null
  /** Of what is changed: 'maximum length 9 → 10'. */
  detail: string
}

/** A later edition beside the one whose mapping it would be written with. Barcodes are nobody's to fill and not counted. */
export type EditionComparison = {
  from: string
  unchanged: number
  /** What a person must read comes first. */
  changes: EditionChange[]
}

type Fields = { readonly fields: readonly InventoryField[] }

export function editionChanges({ paper, inventory }: FormOnPaper, found: Fields): EditionComparison {
  const words = boxWords(paper, inventory)
  const itemOf = (field: string) => {
    const { part = '', number = '', text = '' } = words.get(field) ?? {}
    return part && number ? `${part.split('. ')[0]}, ${number}` : text || (field.split('.').at(-1) ?? field)
  }
  const compared = compareEditions(inventory as unknown as Fields, found).filter(isFilled)
  const changes = compared.flatMap((change): EditionChange[] => {
    const what = kindOf(change)
    const field = (change.before ?? change.after)?.name ?? ''
    const [before, after] = [placeOf(change.before), placeOf(change.after)]
    return what ? [{ field, item: itemOf(field), what, before, after, detail: detailOf(change) }] : []
  })
  return {
    from: paper.form.edition,
    unchanged: compared.length - changes.length,
    changes: ORDER.flatMap((what) => changes.filter((change) => change.what === what)),
  }
}

const ORDER: readonly EditionChange['what'][] = ['missing', 'new', 'changed', 'reworded', 'moved']

const isFilled = ({ before, after }: FieldChange) => (before ?? after)?.type !== 'barcode'

/** Another page, name or limit is more than a move: the mapping would write somewhere else, or too much. */
function kindOf({ before, after, limits, what }: FieldChange): EditionChange['what'] | undefined {
  if (!after) return 'missing'
  if (!before) return 'new'
  if (before.name !== after.name || before.page !== after.page || limits.length > 0) return 'changed'
  if (wordsOf(before) !== wordsOf(after)) return 'reworded'
  return what === 'same' ? undefined : 'moved'
}

function detailOf({ before, after, limits }: FieldChange): string {
  if (!before || !after) return ''
  const page = before.page === after.page ? [] : [`page ${before.page} → ${after.page}`]
  const name = before.name === after.name ? [] : ['another name in the file']
  return [...page, ...name, ...limits].join('; ')
}

const placeOf = (field: InventoryField | undefined): FieldPlace | null =>
  field ? { page: field.page, rect: [...field.rect], words: wordsOf(field) } : null

const wordsOf = ({ tooltip }: InventoryField) => (tooltip ?? '').replace(/\s+/g, ' ').trim()
