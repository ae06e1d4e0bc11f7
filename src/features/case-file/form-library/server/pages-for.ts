import { declaredEditions } from '#forms/all.ts'
import { paperOf } from '#forms/papers.ts'
import { loadTemplate } from '#paper/template-store.ts'
import type { PreparedTemplate } from '#paper/types.ts'
import { type Patience, workApart } from '#platform/apart/work-apart.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { isCarried } from './store.ts'
import { templateFor } from './templates.ts'

/** The pages of a form: its official blank, else proof pages with the same boxes; undefined where the product does not fill it. */
export async function pagesFor(
  services: Services,
  formId: string,
  edition: string,
  /** Inside a transaction its own connection, in scope system. */
  system?: Db,
): Promise<PreparedTemplate | undefined> {
  const template = await templateFor(services, formId, edition, system)
  if (template) return template
  const db = system ?? services.database.read({ kind: 'system' })
  return (await isFilled(db, formId, edition)) ? proofPages(formId, edition) : undefined
}

/**
 * A day that is no edition would get the pages of the one before it: drawn and kept for every day that somebody asks for,
 * they would fill the memory.
 */
const isFilled = async (db: Db, formId: string, edition: string): Promise<boolean> =>
  declaredEditions(formId).includes(edition) || (await isCarried(db, formId, edition))

export type ProofWanted = { formId: string; edition: string }
export type DrawnProof = Map<string, Uint8Array> | undefined

const PATIENCE: Patience = { stepMs: 60_000, allMs: 60_000 }

// They follow from this release alone, so every database of the process has the same.
const drawn = new Map<string, Promise<PreparedTemplate | undefined>>()

/** Drawn once, in a process of its own, and kept: all of them take some 3 MB. */
export function proofPages(formId: string, edition: string): Promise<PreparedTemplate | undefined> {
  if (!paperOf(formId, edition)) return Promise.resolve(undefined)
  const key = `${formId}/${edition}`
  const known = drawn.get(key)
  if (known) return known
  const drawing = draw({ formId, edition })
  drawn.set(key, drawing)
  // What went wrong once is tried again with the next request.
  drawing.catch(() => drawn.delete(key))
  return drawing
}

async function draw(wanted: ProofWanted): Promise<PreparedTemplate | undefined> {
  const source = new URL('./proof-work.ts', import.meta.url)
  const files = await workApart<never, DrawnProof>(
    { built: 'draw-proof', source, given: wanted },
    { patience: PATIENCE },
  )
  return files && loadTemplate(files)
}
