import { declaredEditions } from '#forms/all.ts'
import { editionBefore } from '#forms/carried-over.ts'
import { allPapers } from '#forms/papers.ts'
import type { Inventory } from '#paper/inventory.ts'
import { editionFromPrint } from './rules.ts'

/** The fields of every edition the product can fill, as its fields.json tell. */
export const knownInventories = (): Inventory[] => allPapers.map(({ inventory }) => inventory as unknown as Inventory)

export const knownInventory = (formId: string, edition: string): Inventory | undefined =>
  knownInventories().find((each) => each.formId === formId && editionFromPrint(each.edition) === edition)

/** What an edition we do not know is compared with: the one before it, whose mapping it may be written with. */
export function inventoryBefore(formId: string, edition: string): Inventory | undefined {
  const before = editionBefore(declaredEditions(formId), edition)
  return before === undefined ? undefined : knownInventory(formId, before)
}

/** The very bytes the edition was mapped from: nothing is left to compare. */
export const inventoryOfBytes = (sha256: string): Inventory | undefined =>
  knownInventories().find((each) => each.sha256 === sha256)

type Found = Pick<Inventory, 'title' | 'fields'>

/** Which form a PDF is: by its title, else by its fields, else by the name of the file. */
export function formIdOf(found: Found, fileName: string, known: readonly Inventory[]): string | undefined {
  return idIn(found.title ?? '') ?? idOfFields(found, known) ?? idIn(fileName.replace(/\.pdf$/i, ''))
}

/** 'Form ETA-9089 Final Determination' → 'eta-9089-final-determination'. */
export function idIn(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/[\s_]+/g, ' ')
  const found = /\b(eta|i|g) ?-? ?(\d{1,4})([a-z]?)\b/.exec(plain.replace(/supj\b/, ' supplement j'))
  if (!found) return undefined
  const id = `${found[1]}-${found[2]}${found[3] ?? ''}`
  if (id === 'i-485' && /supplement[ -]?j\b|supj\b/.test(plain)) return 'i-485supj'
  const appendix = /appendix[ -]([a-d])\b/.exec(plain)?.[1]
  if (appendix) return `${id}-appendix-${appendix}`
  return /final[ -]determination/.test(plain) ? `${id}-final-determination` : id
}

const MOSTLY = 0.5

function idOfFields({ fields }: Found, known: readonly Inventory[]): string | undefined {
  const names = new Set(fields.map(({ name }) => name))
  const shares = known.map(({ formId, fields: theirs }) => {
    const common = theirs.filter(({ name }) => names.has(name)).length
    return { formId, share: common / Math.max(1, theirs.length + names.size - common) }
  })
  const [best] = shares.sort((one, other) => other.share - one.share)
  return best && best.share >= MOSTLY ? best.formId : undefined
}
