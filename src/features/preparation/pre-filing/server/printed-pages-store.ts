import type { Db } from '#platform/database/database.ts'
import type { PackageEntry } from '#preparation/filing-file/package-entries.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { type EditionMove, type PageEdition, type PrintedPackage, pageEditions } from '../form-editions.ts'

/** V89: of which edition the forms and their signed pages are; a page may stand in the package of the petition it goes with. */
export async function pageEditionsOf(
  db: Db,
  { row, goesWith, file, paperOf, signatures, received }: FilingFile,
): Promise<PageEdition[]> {
  // Forms that the product does not write are left out.
  const forms = file.forms.filter(paperOf)
  const signed = [...signatures, ...received]
  if (signed.every(({ pageCode }) => pageCode === '')) return pageEditions(forms, [], { packages: [], moves: [] })
  const packages = await db.rows<PrintedPackage>(
    `select k.number as "caseNumber", p.number, p.built_at as "builtAt", p.contents
       from case_packages p join cases k on k.id = p.case_id
      where p.case_id = any($1) and p.built_at is not null order by p.id desc limit 100`,
    [[row.id, ...(goesWith ? [goesWith.id] : [])]],
  )
  const moves = await db.rows<EditionMove>(
    `select details ->> 'formId' as "formId", details ->> 'from' as "from", at from case_events
      where case_id = $1 and kind = 'edition' order by id`,
    [row.id],
  )
  return pageEditions(forms, signed, { packages, moves })
}

/** What stands in the newest package that is done, the petition's where the case goes with one; nothing before the first one. */
export const newestContents = async (
  db: Db,
  { row, goesWith }: Pick<FilingFile, 'row' | 'goesWith'>,
): Promise<PackageEntry[] | undefined> =>
  (
    await db.maybe<{ contents: PackageEntry[] }>(
      `select contents from case_packages where case_id = $1 and kind = 'filing' and status in ('Ready', 'Filed') order by id desc limit 1`,
      [goesWith?.id ?? row.id],
    )
  )?.contents
