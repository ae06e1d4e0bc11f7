import { boxesOf } from '#engine/coverage.ts'
import { itemsOf, type PlacedItem } from '#engine/form.ts'
import { fieldFinder } from '#engine/inventory.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'

/** An item with the fields of the PDF it may write, and the page it begins on (from 0). */
export type ItemOnPaper = PlacedItem & { fields: readonly string[]; page: number | undefined }

export type ItemIndex = {
  items: readonly ItemOnPaper[]
  byKey: ReadonlyMap<string, ItemOnPaper>
  /** Which item a box belongs to: what a click on it edits. */
  byField: ReadonlyMap<string, string>
}

export function indexItems({ paper, inventory }: FormOnPaper): ItemIndex {
  const find = fieldFinder(inventory)
  const byField = new Map<string, string>()
  const items = itemsOf(paper.form).map((placed): ItemOnPaper => {
    const binding = paper.parts[placed.part.id]?.bindings[placed.item.number]
    const sentFrom = binding && 'inAdditional' in binding ? [{ name: binding.inAdditional }] : []
    const boxes = binding ? [...boxesOf(binding), ...sentFrom] : []
    const fields = boxes.flatMap(({ name }) => find(name) ?? [])
    for (const { name } of fields) if (!byField.has(name)) byField.set(name, placed.key)
    const pages = fields.map(({ page }) => page - 1)
    return {
      ...placed,
      fields: fields.map(({ name }) => name),
      page: pages.length > 0 ? Math.min(...pages) : undefined,
    }
  })
  return { items, byKey: new Map(items.map((each) => [each.key, each])), byField }
}
