import { isUnavailable } from '#platform/database/unavailable.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { type Artefact, BLANK, forget, storeArtefacts } from './artefacts.ts'
import { REFUSED_BLANK } from './edition-files.ts'
import type { Examination, Examined } from './examine.ts'
import { examineApart } from './examine-apart.ts'
import { knownDigests } from './fetch-store.ts'
import {
  type Finished,
  finishImport,
  insertImport,
  knownEditions,
  saveImported,
  saveRefused,
  setStep,
} from './store.ts'

const system = { kind: 'system' } as const

/** One blank from a folder or an address, with its own line in the list of imports. */
export async function importOne(
  services: Services,
  blank: Blank,
  source: 'folder' | 'download',
  options: Options = {},
): Promise<Finished> {
  const at = services.clock.now()
  const { fileName, by } = blank
  const importId = await services.database.transaction(system, (tx) =>
    insertImport(tx, { fileId: null, fileName, source, by, at }),
  )
  return followed(services, importId, blank, options)
}

/** Imports a blank and tells each step in its line of the list. */
export async function followed(
  services: Services,
  importId: number,
  blank: Blank,
  options: Options = {},
): Promise<Finished> {
  const { database, clock, log } = services
  const onStep = (step: string) => database.transaction(system, (tx) => setStep(tx, importId, step))
  const outcome = await importBlank(services, blank, { ...options, onStep }).catch((error: unknown): Outcome => {
    // A database that is away for a moment: the queue tries again.
    if (isUnavailable(error)) throw error
    log.error({ err: error, importId }, 'a blank could not be imported')
    return { status: 'Failed', formId: '', edition: '', message: FAILED, differences: [] }
  })
  const { status, formId, edition, message } = outcome
  const differences = outcome.differences.slice(0, MOST_DIFFERENCES)
  const done: Finished = { status, formId, edition, message, differences, at: clock.now() }
  const unused = await database.transaction(system, (tx) => finishImport(tx, importId, done))
  await forget(services, unused)
  return done
}

type Outcome = Omit<Finished, 'at'>

const FAILED = 'The file could not be worked on. Try again; if it happens again, the server’s log says more.'
const MOST_DIFFERENCES = 1_000

const IMPORT_OPERATION = 'formLibrary.import'

type Blank = { bytes: Uint8Array; fileName: string; by: number | null }
type Options = {
  onStep?: (step: string) => Promise<unknown>
  proof?: Examination['proof']
  /** Nobody chose the file: it must be this form, in a copy known to be the agency’s. */
  formId?: string
}

/** Examines a blank and keeps it; of a refused one, what is wrong with it and, to be looked at, its pages. */
async function importBlank(
  services: Services,
  blank: Blank,
  { onStep = async () => {}, proof = 'always', formId }: Options = {},
): Promise<Examined> {
  const db = services.database.read({ kind: 'system' })
  const editions = await knownEditions(db)
  const expected = formId === undefined ? undefined : { formId, digests: await knownDigests(db, formId) }
  const { bytes, fileName } = blank
  const examined = await examineApart({ bytes, fileName, editions, proof, expected }, onStep)
  if (examined.kept) await keep(services, blank, examined, examined.kept)
  else if (editions.some(({ formId }) => formId === examined.formId)) await keepRefusal(services, blank, examined)
  return examined
}

async function keep(
  services: Services,
  { bytes, fileName, by }: Blank,
  { formId, edition, title, gate, differences, carriedFrom, comparison }: Examined,
  { files, ...kept }: NonNullable<Examined['kept']>,
): Promise<void> {
  await withFiles(services, new Map([[BLANK, bytes], ...files]), (artefacts) =>
    systemChange(services, IMPORT_OPERATION, ({ db, now, audit }) => {
      audit({ subject: `form:${formId}`, after: { edition, sha256: kept.sha256, importedBy: by, carriedFrom } })
      const how = { gate, differences, carriedFrom: carriedFrom ?? null, comparison: comparison ?? null, by, at: now }
      return saveImported(db, { formId, edition, title, fileName, ...how, ...kept }, artefacts)
    }),
  )
}

/** Its pages stay where there is an edition to look at them beside. */
async function keepRefusal(services: Services, { bytes, by }: Blank, examined: Examined): Promise<void> {
  const { formId, edition, title, differences, comparison, gate } = examined
  await withFiles(services, new Map(comparison ? [[REFUSED_BLANK, bytes]] : []), (artefacts) =>
    systemChange(services, IMPORT_OPERATION, ({ db, now, audit }) => {
      audit({ subject: `form:${formId}`, after: { edition, refused: differences.length } })
      const how = { differences, comparison: comparison ?? null, gate, by, at: now }
      return saveRefused(db, { formId, edition, title, ...how }, artefacts)
    }),
  )
}

/** Stores files for a change, which answers the keys that nobody needs any more; without the change none of them stays. */
async function withFiles(
  services: Services,
  files: ReadonlyMap<string, Uint8Array>,
  change: (artefacts: Artefact[]) => Promise<string[]>,
): Promise<void> {
  const artefacts = await storeArtefacts(services, files)
  try {
    await forget(services, await change(artefacts))
  } catch (error) {
    await forget(
      services,
      artefacts.map(({ key }) => key),
    )
    throw error
  }
}
