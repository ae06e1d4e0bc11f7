import type { Db } from '#platform/database/database.ts'
import type { PackageEntry } from '#preparation/filing-file/records.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'

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
