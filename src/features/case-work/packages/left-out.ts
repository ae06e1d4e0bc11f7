import type { KnownFacts } from '#engine/known-facts.ts'
import type { Paper } from '#engine/paper.ts'
import type { PreparedTemplate } from '#paper/types.ts'

type Written = { template: Pick<PreparedTemplate, 'fields'>; values: ReadonlyMap<string, string | true> }

/** Pages of a form, from 1, that belong to other filings and on which nothing stands. */
export function leftOut({ supplements }: Pick<Paper, 'supplements'>, look: KnownFacts, written: Written): number[] {
  const { template, values } = written
  const used = new Set(
    template.fields.flatMap(({ name, widgets }) => (values.has(name) ? widgets.map(({ page }) => page + 1) : [])),
  )
  return supplements
    .filter(({ when }) => when(look) === false)
    .filter(({ pages }) => !pages.some((page) => used.has(page)))
    .flatMap(({ pages }) => pages)
}
