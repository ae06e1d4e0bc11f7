import { openQpdf } from '#paper/qpdf.ts'
import { loadTemplate, PREPARE_VERSION } from '#paper/template-store.ts'
import type { PreparedTemplate } from '#paper/types.ts'
import type { Database, Db } from '#platform/database/database.ts'
import { FileMissing } from '#platform/files/store.ts'
import type { Services } from '#platform/services.ts'
import { BLANK, readArtefact } from './artefacts.ts'
import { type KeptTemplate, keptTemplate } from './store.ts'

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
