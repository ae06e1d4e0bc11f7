import type { Db, Transaction } from '#platform/database/database.ts'
import type { Artefact } from './artefacts.ts'
import { BLANK } from './artefacts.ts'

/** A blank that did not get in: it is looked at beside the edition before it and never filled. */
export const REFUSED_BLANK = 'refused.pdf'

export async function insertFile(tx: Transaction, file: Artefact, by: number | null, at: Date): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    `insert into files (key, name, content_type, size, sha256, purpose, created_at, created_by)
     values ($1, $2, $3, $4, $5, 'form library', $6, $7) returning id`,
    [file.key, file.name, file.contentType, file.size, file.sha256, at, by],
  )
  return id
}

type By = { by: number | null; at: Date }

/** What was kept of an edition is let go for what is kept now. Answers the keys that nobody needs any more. */
export async function replaceFiles(
  tx: Transaction,
  editionId: number,
  artefacts: readonly Artefact[],
  { by, at }: By,
): Promise<string[]> {
  const old = await tx.rows<{ fileId: number }>(
    'delete from form_edition_files where edition_id = $1 returning file_id as "fileId"',
    [editionId],
  )
  const unused = await tx.rows<{ key: string }>(
    `delete from files f where f.id = any($1::bigint[]) and not exists (select from form_imports i where i.file_id = f.id)
     returning f.key`,
    [old.map(({ fileId }) => fileId)],
  )
  for (const artefact of artefacts) {
    const fileId = await insertFile(tx, artefact, by, at)
    await tx.run('insert into form_edition_files (edition_id, name, file_id) values ($1, $2, $3)', [
      editionId,
      artefact.name,
      fileId,
    ])
  }
  return unused.map(({ key }) => key)
}

/** The blank of an edition that is refused, whether the product or a person refused it. Needs scope system. */
export const refusedBlankOf = async (system: Db, editionId: number): Promise<string | undefined> =>
  (
    await system.maybe<{ key: string }>(
      `select f.key from form_editions e join form_edition_files k on k.edition_id = e.id join files f on f.id = k.file_id
        where e.id = $1 and e.status = 'Refused' and k.name in ('${REFUSED_BLANK}', '${BLANK}')
        order by k.name = '${REFUSED_BLANK}' desc limit 1`,
      [editionId],
    )
  )?.key
