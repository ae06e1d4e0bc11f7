import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allForms, packageForms } from '#forms/all.ts'
import { PREPARE_VERSION } from '#paper/template-store.ts'
import { asUnavailable } from '#platform/database/unavailable.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import type { Services } from '#platform/services.ts'
import { forget, readArtefact } from './artefacts.ts'
import { type Blank, importBlank, type Options } from './import-blank.ts'
import { type Finished, finishImport, importForJob, insertImport, preparedForms, setStep } from './store.ts'

export const IMPORT_JOB = 'formLibrary.import'
export const FOLDER_JOB = 'formLibrary.importFolder'

export const formLibraryJobs: Jobs = {
  [IMPORT_JOB]: (services, { importId }: { importId: number }) => importUploaded(services, importId),
  [FOLDER_JOB]: (services, { folder }: { folder: string }) => importMissing(services, folder),
}

const system = { kind: 'system' } as const

async function importUploaded(services: Services, importId: number): Promise<void> {
  const waiting = await importForJob(services.database.read(system), importId)
  if (waiting.finished || waiting.fileKey === null) return
  const bytes = await readArtefact(services, waiting.fileKey)
  await followed(services, importId, { bytes, fileName: waiting.fileName, by: waiting.createdBy })
}

/** A start with demo data: the blanks of the forms the product fills, as far as the library has none, one at a time. */
async function importMissing(services: Services, folder: string): Promise<void> {
  const here = new Set(await preparedForms(services.database.read(system), PREPARE_VERSION))
  const names = new Set(await readdir(folder).catch(() => []))
  for (const { id } of [...allForms, ...packageForms]) {
    const fileName = `${id}.pdf`
    if (here.has(id) || !names.has(fileName)) continue
    const bytes = new Uint8Array(await readFile(join(folder, fileName)))
    await importOne(services, { bytes, fileName, by: null }, 'folder', { proof: 'trustKnown' })
  }
}

/** Puts the folder's blanks on the queue, once. */
export const enqueueFolder = (services: Services, folder: string): Promise<void> =>
  services.database.transaction(system, async (tx) => {
    tx.atEnd(enqueueStep(FOLDER_JOB, { folder }, { key: FOLDER_JOB }))
  })

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

async function followed(services: Services, importId: number, blank: Blank, options: Options = {}): Promise<Finished> {
  const { database, clock, log } = services
  const onStep = (step: string) => database.transaction(system, (tx) => setStep(tx, importId, step))
  const outcome = await importBlank(services, blank, { ...options, onStep }).catch((error: unknown): Outcome => {
    // A database that is away for a moment: the queue tries again.
    if (asUnavailable(error) !== error) throw error
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
