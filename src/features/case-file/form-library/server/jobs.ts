import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allForms, packageForms } from '#forms/all.ts'
import { PREPARE_VERSION } from '#paper/template-store.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import type { Services } from '#platform/services.ts'
import { readArtefact } from './artefacts.ts'
import { enqueueFetch, FETCH_JOB, type FetchPayload, fetchBlanks } from './fetch.ts'
import { blankSource, sourceInWords } from './fetch-store.ts'
import { followed, importOne } from './import-one.ts'
import { importForJob, preparedForms } from './store.ts'

export const IMPORT_JOB = 'formLibrary.import'
export const FOLDER_JOB = 'formLibrary.importFolder'

export const formLibraryJobs: Jobs = {
  [IMPORT_JOB]: (services, { importId }: { importId: number }) => importUploaded(services, importId),
  [FOLDER_JOB]: (services, { folder }: { folder: string }) => importMissing(services, folder),
  [FETCH_JOB]: (services, payload: FetchPayload) => fetchBlanks(services, payload),
}

const system = { kind: 'system' } as const

async function importUploaded(services: Services, importId: number): Promise<void> {
  const waiting = await importForJob(services.database.read(system), importId)
  if (waiting.finished || waiting.fileKey === null) return
  const bytes = await readArtefact(services, waiting.fileKey)
  await followed(services, importId, { bytes, fileName: waiting.fileName, by: waiting.createdBy })
}

/** The blanks of the forms the product fills, as far as the library has none, one at a time. */
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

/** At a start: has the blanks brought here in the background, and says where they come from. */
export async function bringBlanks(services: Services): Promise<string> {
  const { config } = services
  const source = blankSource(config)
  if (source === 'folder') await enqueueFolder(services, config.formsDir)
  if (source === 'agency') await enqueueFetch(services, { which: 'start' })
  return sourceInWords(config)
}
