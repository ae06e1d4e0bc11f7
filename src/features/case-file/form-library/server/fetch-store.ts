import { existsSync } from 'node:fs'
import type { Config } from '#platform/config.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { FetchRow } from '../contract.ts'

export const listFetches = (db: Db): Promise<FetchRow[]> =>
  db.rows<FetchRow>(`select form_id as "formId", status, sentence, asked_at as at from form_fetches order by form_id`)

/** Which looks are due: every one, or those that were not made for a while (`before`), were cut short, or reached nobody (before `unreached`). */
export type Due = { before: Date; cutShort: Date; unreached: Date | null }

/** The forms to be looked for wait from now on; what was looked at lately stays as it is. */
export const setWaiting = (tx: Transaction, formIds: readonly string[], { before, cutShort, unreached }: Due) =>
  tx.run(
    `insert into form_fetches as f (form_id, status) select id, 'Waiting' from unnest($1::text[]) id
     on conflict (form_id) do update set status = 'Waiting'
      where case f.status when 'Waiting' then false when 'Fetching' then f.asked_at < $3
                          else f.asked_at < $2 or f.status = 'Not reached' and f.asked_at < $4::timestamptz end`,
    [formIds, before, cutShort, unreached],
  )

export type LastLook = { sha256: string; release: string; sentence: string }

/** Takes a waiting form, with what was found of it the last time. Of several workers one gets it. */
export const takeWaiting = (tx: Transaction, formId: string, now: Date): Promise<LastLook | undefined> =>
  tx.maybe<LastLook>(
    `update form_fetches set status = 'Fetching', asked_at = $2 where form_id = $1 and status = 'Waiting'
     returning sha256, release, sentence`,
    [formId, now],
  )

export type Looked = { status: FetchRow['status']; sentence: string; sha256?: string; release: string }

export const finishFetch = (tx: Transaction, formId: string, { status, sentence, sha256, release }: Looked, at: Date) =>
  tx.run(
    `update form_fetches set status = $2, sentence = $3, sha256 = coalesce($4, sha256), release = $5, asked_at = $6
      where form_id = $1`,
    [formId, status, sentence.slice(0, 2000), sha256 ?? null, release, at],
  )

/** The copies known to be the agency's, by edition. */
export async function knownDigests(db: Db, formId: string): Promise<Record<string, string[]>> {
  const rows = await db.rows<{ edition: string; digests: string[] }>(
    `select edition, digests from form_editions where form_id = $1 and digests <> '{}'`,
    [formId],
  )
  return Object.fromEntries(rows.map(({ edition, digests }) => [edition, digests]))
}

export type KeptBlank = { edition: string; carriedFrom: string | null; preparedKey: string | null }

/** The edition this very file is the blank of. */
export const keptBlank = (db: Db, formId: string, sha256: string): Promise<KeptBlank | undefined> =>
  db.maybe<KeptBlank>(
    `select edition, carried_from as "carriedFrom", prepared_key as "preparedKey" from form_editions
      where form_id = $1 and sha256 = decode($2, 'hex') and status = 'Imported'`,
    [formId, sha256],
  )

type Settings = Pick<Config, 'formsDir' | 'formsDirGiven' | 'formsFetch' | 'formsUrl'>
export type BlankSource = 'folder' | 'agency' | 'none'

/** Where the blanks of an installation come from: a folder if there is one, else the agency, unless that is turned off. */
export const blankSource = ({ formsDir, formsDirGiven, formsFetch }: Settings): BlankSource =>
  formsDirGiven || existsSync(formsDir) ? 'folder' : formsFetch ? 'agency' : 'none'

/** For whoever starts the server, and for the Form Library. */
export function sourceInWords(settings: Settings): string {
  const { formsDir, formsUrl } = settings
  switch (blankSource(settings)) {
    case 'folder':
      return existsSync(formsDir)
        ? `Official blanks come from the folder ${formsDir}.`
        : `Official blanks would come from the folder ${formsDir}, which does not exist.`
    case 'agency':
      return `Official blanks come from ${hostOf(formsUrl)}: fetched in the background, looked for again every day.`
    case 'none':
      return 'Official blanks are not fetched (FORMS_FETCH=no): they are uploaded by an administrator.'
  }
}

const hostOf = (pattern: string) => (URL.canParse(pattern) ? new URL(pattern).host : pattern)
