import type { Db } from '#platform/database/database.ts'
import { firstTerms, type Terms } from '../terms.ts'

const COLUMNS = 'version::text, since, sections'

/** The terms that hold on a day: the last that were published for it, else those that come with the product. */
export const termsOn = async (db: Db, day: string): Promise<Terms> =>
  (await db.maybe<Terms>(
    `select ${COLUMNS} from terms_versions where since <= $1 order by terms_versions.version desc limit 1`,
    [day],
  )) ?? firstTerms

/** Undefined: there never was such a version. */
export const termsInVersion = async (db: Db, version: string): Promise<Terms | undefined> =>
  version === firstTerms.version
    ? firstTerms
    : db.maybe<Terms>(`select ${COLUMNS} from terms_versions where terms_versions.version::text = $1`, [version])
