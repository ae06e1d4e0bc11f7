import { declaredEditions } from '#forms/all.ts'
import { loadPaper } from '#forms/load-paper.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { loadTemplate, PREPARE_VERSION } from '#paper/template-store.ts'
import type { PreparedTemplate } from '#paper/types.ts'
import { type Patience, workApart } from '#platform/apart/work-apart.ts'
import type { Database, Db } from '#platform/database/database.ts'
import { FileMissing } from '#platform/files/store.ts'
import type { Services } from '#platform/services.ts'
import { BLANK, readArtefact } from './artefacts.ts'
import { isCarried, type KeptTemplate, keptTemplate } from './store.ts'

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
export async function proofPages(formId: string, edition: string): Promise<PreparedTemplate | undefined> {
  if (!(await loadPaper(formId, edition))) return undefined
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

/**
 * The blank of a form, ready to be filled; undefined when the library has none, and then proof pages take its place (pages-for.ts).
 * Without an edition the newest one that was imported. Templates stay in memory: all of them take some 30 MB.
 */
export async function templateFor(
  services: Services,
  formId: string,
  edition: string,
  /** Inside a transaction its own connection, in scope system. */
  system: Db = services.database.read({ kind: 'system' }),
): Promise<PreparedTemplate | undefined> {
  const kept = await keptTemplate(system, formId, edition)
  if (!kept) return undefined
  const loaded = loadedOn(services.database)
  const known = loaded.get(kept.editionId)
  // Imported anew, here or by another node: the key tells.
  if (known?.key === kept.preparedKey) return known.template
  const template = load(services, kept)
  loaded.set(kept.editionId, { key: kept.preparedKey, template })
  try {
    return await template
  } catch (error) {
    loaded.delete(kept.editionId)
    if (!(error instanceof FileMissing)) throw error
    services.log.error({ form: formId, edition }, 'the blank of a form is missing from the file store')
    return undefined
  }
}

type Loaded = { key: string; template: Promise<PreparedTemplate> }

// Several nodes may live in one process, each with its own database.
const memories = new WeakMap<Database, Map<number, Loaded>>()

function loadedOn(database: Database): Map<number, Loaded> {
  const known = memories.get(database) ?? new Map<number, Loaded>()
  memories.set(database, known)
  return known
}

async function load(services: Services, { preparedKey, files }: KeptTemplate): Promise<PreparedTemplate> {
  const prepared = files.filter(({ name }) => name !== BLANK)
  if (preparedKey.endsWith(`-${PREPARE_VERSION}`) && prepared.length > 0) {
    const contents = await Promise.all(
      prepared.map(async ({ name, key }) => [name, await readArtefact(services, key)] as const),
    )
    return loadTemplate(new Map(contents))
  }
  // Prepared by an older release: until it is imported again, each node prepares it once for itself.
  const blank = files.find(({ name }) => name === BLANK)
  if (!blank) throw new FileMissing()
  const { prepareTemplate } = await import('#paper/prepare/prepare-template.ts')
  return prepareTemplate(await readArtefact(services, blank.key), await openQpdf())
}
