import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { blankSource, sourceInWords } from './fetch-store.ts'

// What a start puts on the queue. How it is done, and every form that it is done for, is loaded with the job.
export const FETCH_JOB = 'formLibrary.fetch'
export const FOLDER_JOB = 'formLibrary.importFolder'

/** `due`: the daily look. `start`: also what reached nobody the last time. `all`: somebody asked. */
export type FetchPayload = { which: 'due' | 'start' | 'all' }

const system = { kind: 'system' } as const

/** On the queue, once for all nodes. */
export const enqueueFetch = ({ database }: Services, payload: FetchPayload, runAt?: Date): Promise<void> =>
  database.transaction(system, async (tx) => {
    tx.atEnd(enqueueStep(FETCH_JOB, payload, { key: FETCH_JOB, runAt }))
  })

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
