import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allForms, packageForms } from '#forms/all.ts'
import { PREPARE_VERSION } from '#paper/template-store.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import type { Services } from '#platform/services.ts'
import { readArtefact } from './artefacts.ts'
import { FETCH_JOB, type FetchPayload, FOLDER_JOB } from './bring-blanks.ts'
import { fetchBlanks } from './fetch.ts'
import { followed, importOne } from './import-one.ts'
import { importForJob, preparedForms } from './store.ts'

export const IMPORT_JOB = 'formLibrary.import'

export const formLibraryJobs = {
  [IMPORT_JOB]: (services, { importId }: { importId: number }) => importUploaded(services, importId),
  [FOLDER_JOB]: (services, { folder }: { folder: string }) => importMissing(services, folder),
  [FETCH_JOB]: (services, payload: FetchPayload) => fetchBlanks(services, payload),
} satisfies Jobs

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
