import { isUnavailable } from '#platform/database/unavailable.ts'
import type { Services } from '#platform/services.ts'
import { forget } from './artefacts.ts'
import { type Blank, importBlank, type Options } from './import-blank.ts'
import { type Finished, finishImport, insertImport, setStep } from './store.ts'

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
