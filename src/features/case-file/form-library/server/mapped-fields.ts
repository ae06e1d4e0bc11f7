import type { Coverage } from '#engine/coverage.ts'

/** The fields of the editions the product fills, counted from their papers once: those are large, and loaded when first asked for. */
const coverages = once(async (): Promise<Coverage[]> => {
  const [{ allPapers }, { coverageOf }] = await Promise.all([import('#forms/papers.ts'), import('#engine/coverage.ts')])
  return allPapers.map(({ paper, inventory }) => coverageOf(paper, inventory))
})

/** How many fields an edition has, by its form and day. */
export const fieldsOf = once(
  async () => new Map((await coverages()).map(({ form, edition, fillable }) => [`${form} ${edition}`, fillable])),
)

/** All of them together; `unaccounted` is 0 unless a mapping forgot a field. */
export const mappedFields = once(async () => {
  const all = await coverages()
  return {
    forms: new Set(all.map(({ form }) => form)).size,
    fields: all.reduce((sum, { fillable }) => sum + fillable, 0),
    unaccounted: all.reduce((sum, { unaccounted }) => sum + unaccounted.length, 0),
  }
})

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => {
    done ??= work()
    return done
  }
}
