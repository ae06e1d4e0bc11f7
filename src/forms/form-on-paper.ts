import type { Inventory } from '#engine/inventory.ts'
import type { Paper } from '#engine/paper.ts'

/** A form on paper: where each item lands, and the fields of the official PDF as we know them. */
export type FormOnPaper = { paper: Paper; inventory: Inventory }

/** The paper of an edition: large, so it is fetched when it is wanted. */
export type EditionPaper = {
  paper: () => Promise<{ default: Paper }>
  fields: () => Promise<{ default: object }>
}
