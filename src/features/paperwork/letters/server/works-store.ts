import type { SharedWith } from '#paperwork/editable-files/records.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { LetterInMaking, LetterWork } from '../records.ts'

const SHOWN = `w.id, w.what, w.status, w.step, w.done_steps as "doneSteps", w.message, w.editable_file_id as "fileId",
  w.envelope_id as "envelopeId"`

/** What is not done by then is given up: the database was away for too long, or the job never came to its turn. */
export const LONGEST_MINUTES = 20
export const TOOK_TOO_LONG = 'It took too long and was given up. Try again.'
export const isGivenUp = ({ createdAt }: { createdAt: string }, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() > LONGEST_MINUTES * 60_000

export async function findWork(db: Db, id: number, now: Date): Promise<LetterWork> {
  const { createdAt, ...work } = await db.one<LetterWork & { createdAt: string }>(
    `select ${SHOWN}, w.created_at as "createdAt" from letter_works w where w.id = $1`,
    [id],
  )
  const isOpen = work.status === 'Waiting' || work.status === 'Working'
  return isOpen && isGivenUp({ createdAt }, now)
    ? { ...work, status: 'Failed', step: '', message: TOOK_TOO_LONG }
    : work
}

/** What somebody asked for in a case and is not there: under way, or failed within the last hour and not made since. */
export const lettersInMaking = (db: Db, of: { caseId: number; now: Date }) =>
  db.rows<LetterInMaking>(
    `select w.id, w.name, w.step, case when w.status <> 'Failed' and not w.recent then 'Failed' else w.status end as status,
            case when w.status <> 'Failed' and not w.recent then $4 else w.message end as message
       from (select w.*, w.created_at > $2::timestamptz - make_interval(mins => $3) as recent from letter_works w
              where w.case_id = $1 and w.what = 'make' and w.status <> 'Ready' and w.created_at > $2::timestamptz - interval '1 hour') w
      where not exists (select from letter_works o where o.case_id = $1 and o.what = 'make' and o.template = w.template and o.id > w.id)
      order by w.id desc limit 20`,
    [of.caseId, of.now, LONGEST_MINUTES, TOOK_TOO_LONG],
  )

/** The same person's print of the same version that is still under way: pressed twice, it is printed once. */
export const printUnderWay = (db: Db, of: { id: number; version: number; userId: number; now: Date }) =>
  db.maybe<LetterWork>(
    `select ${SHOWN} from letter_works w
      where w.editable_file_id = $1 and w.version = $2 and w.user_id = $3 and w.what = 'print'
        and w.to_sign is null and w.status in ('Waiting', 'Working') and w.created_at > $4::timestamptz - make_interval(mins => $5)
      order by w.id desc limit 1`,
    [of.id, of.version, of.userId, of.now, LONGEST_MINUTES],
  )

type NewWork = {
  what: LetterWork['what']
  caseId: number | null
  template: string
  name: string
  fileId: number | null
  version: number | null
  sharedWith: SharedWith
  userId: number
  userName: string
  at: Date
  /** The PDF that is there already. */
  printed?: number
  /** It is sent to be signed in this case once it is printed, as was asked for. */
  toSign?: { caseId: number; asked: object }
}

export const insertWork = (tx: Transaction, given: NewWork) =>
  tx.one<LetterWork>(
    `insert into letter_works as w (user_id, user_name, own_law_firm_id, what, case_id, template, name, editable_file_id,
                                    version, shared_with, created_at, file_id, status, to_sign, to_sign_in)
     values ($1, $2, app.own_law_firm(), $3, $4, $5, $6, $7, $8, $9, $10, $11,
             case when $11::bigint is null or $12::jsonb is not null then 'Waiting' else 'Ready' end, $12::jsonb, $13)
     returning ${SHOWN}`,
    [
      ...[given.userId, given.userName, given.what, given.caseId, given.template, given.name, given.fileId],
      ...[given.version, given.sharedWith, given.at, given.printed ?? null],
      ...[given.toSign ? JSON.stringify(given.toSign.asked) : null, given.toSign?.caseId ?? null],
    ],
  )

export type WorkRow = LetterWork & {
  userId: number
  userName: string
  ownLawFirmId: number | null
  sharedWith: SharedWith
  caseId: number | null
  template: string
  name: string
  version: number | null
  createdAt: string
  toSign: object | null
  toSignIn: number | null
}

/** What a job works on. Needs scope system. */
export const workForJob = (db: Db, id: number) =>
  db.one<WorkRow>(
    `select ${SHOWN}, w.user_id as "userId", w.user_name as "userName", w.own_law_firm_id as "ownLawFirmId",
            w.shared_with as "sharedWith", w.case_id as "caseId", w.template, w.name, w.version,
            w.created_at as "createdAt", w.to_sign as "toSign", w.to_sign_in as "toSignIn"
       from letter_works w where w.id = $1`,
    [id],
  )

export const setStep = (tx: Transaction, id: number, done: number, step: string) =>
  tx.run(
    `update letter_works set status = 'Working', done_steps = $2, step = $3 where id = $1 and status in ('Waiting', 'Working')`,
    [id, done, step],
  )

/** One that is to be signed is ready when it was sent. */
export const finishWork = (tx: Transaction, id: number, done: { editableFileId: number; fileId: number | null }) =>
  tx.run(
    `update letter_works set status = case when to_sign is null then 'Ready' else 'Working' end,
            step = '', message = '', editable_file_id = $2, file_id = $3 where id = $1`,
    [id, done.editableFileId, done.fileId],
  )

export const failWork = (tx: Transaction, id: number, message: string) =>
  tx.run(`update letter_works set status = 'Failed', step = '', message = $2 where id = $1 and status <> 'Ready'`, [
    id,
    message.slice(0, 1000),
  ])

/** The PDF of one version, whoever printed it. Needs scope system: whoever reads the letter reads its PDF. */
export const printOf = (system: Db, { id, version }: { id: number; version: number }) =>
  system.maybe<{ fileId: number }>(
    `select file_id as "fileId" from letter_works
      where editable_file_id = $1 and version = $2 and what = 'print' and file_id is not null order by id desc limit 1`,
    [id, version],
  )
