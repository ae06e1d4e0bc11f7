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
