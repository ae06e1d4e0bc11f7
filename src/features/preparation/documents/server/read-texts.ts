import { enqueueStep } from '#platform/jobs/enqueue.ts'
import { enqueueOnce } from '#platform/jobs/once.ts'
import type { Services } from '#platform/services.ts'
import { keepText } from './keep-text.ts'

export const READ_TEXTS_JOB = 'documents.readTexts'

const system = { kind: 'system' } as const
/** A job reads so many, and puts the next so many on the queue: whoever sends a document meanwhile does not wait for all. */
const AT_ONCE = 50

/** Each takes a second of a processor: who starts the product wants to use it first. */
const LATER_MS = 15 * 60_000

/** Documents that were there before their words were kept are read in the background, some time after the upgrade. */
export const startTexts = (services: Services): Promise<void> =>
  enqueueOnce(services, 'document texts', READ_TEXTS_JOB, new Date(services.clock.now().getTime() + LATER_MS))

/** Reads the newest versions that were never read, in the order they came. A version that was read stays as it is. */
export async function readTexts(services: Services, { after = 0 }: { after?: number }): Promise<void> {
  const { database } = services
  const unread = await database.read(system).rows<{ id: number }>(
    `select v.id from document_versions v join documents d on d.id = v.document_id and d.latest = v.number
      where v.id > $1 and v.text_state = '' and d.removed_at is null order by v.id limit $2`,
    [after, AT_ONCE],
  )
  for (const { id } of unread) await keepText(services, id)
  const last = unread.at(-1)
  if (!last || unread.length < AT_ONCE) return
  const rest = enqueueStep(READ_TEXTS_JOB, { after: last.id }, { key: `${READ_TEXTS_JOB}:${last.id}` })
  await database.transaction(system, async (tx) => tx.atEnd(rest))
}
