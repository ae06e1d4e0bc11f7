import { filePlace } from '#platform/crypto/sealed-columns.ts'
import { isUnavailable } from '#platform/database/unavailable.ts'
import { readFile } from '#platform/files/receive.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { searchable, showsSsn } from '../personal-numbers.ts'
import { READ_TEXTS_JOB } from './read-texts-later.ts'
import { textApart } from './text-apart.ts'

const system = { kind: 'system' } as const
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Unread = {
  key: string
  contentType: string
  companyId: number | null
  lawFirmId: number | null
  documentType: string
  description: string
}

/** Reads the words of a document that was not read yet, so that it can be found by them. Without them nothing is lost. */
export async function keepText(services: Services, versionId: number): Promise<void> {
  const found = await services.database.read(system).maybe<Unread>(
    `select f.key, f.content_type as "contentType", f.company_id as "companyId", f.law_firm_id as "lawFirmId",
            d.document_type as "documentType", d.description
       from document_versions v join documents d on d.id = v.document_id join files f on f.id = v.file_id
      where v.id = $1 and v.text_state = '' and d.removed_at is null`,
    [versionId],
  )
  if (!found) return
  const text = await textIn(services, versionId, found)
  await services.database.transaction(system, (tx) =>
    tx.run(
      `update document_versions
          set text_state = case when $2 = '' then 'None' else 'Read' end, text_body = $2, text_words = to_tsvector('english', $2)
        where id = $1 and text_state = ''`,
      [versionId, text],
    ),
  )
}

/** Empty where there are no words: a picture, a scan, a damaged file, and what shows a number by what it is. */
async function textIn(services: Services, versionId: number, found: Unread): Promise<string> {
  if (showsSsn(found) || ![DOCX, 'application/pdf'].includes(found.contentType)) return ''
  try {
    const pieces: Buffer[] = []
    for await (const piece of await readFile(services, filePlace(found))) pieces.push(piece as Buffer)
    const { text } = await textApart({ bytes: new Uint8Array(Buffer.concat(pieces)), contentType: found.contentType })
    return searchable(text)
  } catch (error) {
    if (isUnavailable(error)) throw error
    services.log.warn({ err: error, versionId }, 'the words of a document were not read')
    return ''
  }
}

/** A job reads so many, and puts the next so many on the queue: whoever sends a document meanwhile does not wait for all. */
const AT_ONCE = 50

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
