import { createHash } from 'node:crypto'
import { openField, sealField } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import { mailBoxPassword } from '#platform/crypto/sealed-columns.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { LeftMail, MailBox } from '../box-contract.ts'

export type Box = {
  address: string
  on: boolean
  host: string
  port: number
  security: MailBox['security']
  userName: string
  /** Sealed. */
  password: string
  folder: string
  /** The authserv-id of the mail server whose verdict on a sender counts; empty: nobody's. */
  checkedBy: string
  /** Certificates in PEM that vouch for the mail server, beside the public ones. */
  authority: string
  /** Where mail from outside arrives, by SMTP. */
  outsideHost: string
  outsidePort: number
  keyGiven: boolean
  /** Of the trial that is under way; it ends an hour after it began. */
  trialTag: string | null
  trialAt: string | null
  trialSays: string
  trialTries: number
  /** When the mail server took the message of the trial that is under way. */
  trialSentAt: string | null
  /** When the first of those trials began that could not be sent, one after the other. */
  unsentSince: string | null
  /** When it was last shown that a verdict of `checkedBy` counts; null: it does not. */
  provenAt: string | null
  /** The same, also where it does not count any more. */
  lastProvenAt: string | null
  lookedAt: string | null
  problem: string
}

const PLACE = mailBoxPassword.place({ id: 1 })

/** Needs scope system. */
export const getBox = (system: Pick<Db, 'maybe'>) =>
  system.maybe<Box>(
    `select address, is_on as on, host, port, security, user_name as "userName", password, folder,
            checked_by as "checkedBy", authority, outside_host as "outsideHost", outside_port as "outsidePort",
            trial_tag as "trialTag", trial_at as "trialAt", trial_says as "trialSays", trial_tries as "trialTries",
            trial_sent_at as "trialSentAt", unsent_since as "unsentSince", proven_at as "provenAt",
            last_proven_at as "lastProvenAt", handing_key is not null as "keyGiven", looked_at as "lookedAt", problem from mail_boxes where id = 1`,
  )

export const passwordOf = (keyring: Keyring, { password }: Pick<Box, 'password'>): string =>
  password === '' ? '' : openField(keyring, password, PLACE)

type Tried = 'trialTag' | 'trialAt' | 'trialSays' | 'trialTries' | 'trialSentAt' | 'unsentSince'
type Found = 'keyGiven' | 'lookedAt' | 'problem' | 'provenAt' | 'lastProvenAt' | Tried
export type GivenBox = Omit<Box, Found>

/** What was shown of one mail server says nothing of another. */
const UNPROVEN = `trial_tag = null, trial_at = null, trial_says = '', trial_tries = 0, trial_sent_at = null,
                  unsent_since = null, proven_at = null, last_proven_at = null`
const NAMED = ['address', 'host', 'checked_by', 'outside_host', 'outside_port']

/** An empty password leaves what is there. */
export async function saveBox(tx: Transaction, keyring: Keyring, given: GivenBox): Promise<void> {
  await tx.run(
    `update mail_boxes set ${UNPROVEN} where id = 1 and (${NAMED.join(', ')}) is distinct from ($1, $2, $3, $4, $5)`,
    [...[given.address, given.host, given.checkedBy, given.outsideHost, given.outsidePort]],
  )
  await tx.run(
    `insert into mail_boxes (id, address, is_on, host, port, security, user_name, password, folder, checked_by, authority,
                             outside_host, outside_port)
     values (1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (id) do update set address = excluded.address, is_on = excluded.is_on, host = excluded.host, port = excluded.port,
       security = excluded.security, user_name = excluded.user_name, folder = excluded.folder, problem = '',
       checked_by = excluded.checked_by, authority = excluded.authority, outside_host = excluded.outside_host,
       outside_port = excluded.outside_port,
       password = case when excluded.password = '' then mail_boxes.password else excluded.password end`,
    [
      ...[given.address, given.on, given.host, given.port, given.security, given.userName],
      ...[given.password === '' ? '' : sealField(keyring, given.password, PLACE), given.folder],
      ...[given.checkedBy, given.authority, given.outsideHost, given.outsidePort],
    ],
  )
}

export const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest()

export const saveKey = (tx: Transaction, key: string) =>
  tx.run(`update mail_boxes set handing_key = $1, ${UNPROVEN} where id = 1`, [digestOf(key)])

export const keyDigest = (system: Db) =>
  system.maybe<{ digest: Buffer }>(
    'select handing_key as digest from mail_boxes where id = 1 and is_on and handing_key is not null',
  )

export const noteLook = (tx: Transaction, now: Date, problem: string) =>
  tx.run('update mail_boxes set looked_at = $1, problem = $2 where id = 1', [now, problem.slice(0, 500)])

/** What reached no case, or could not be worked on. */
export const leftMails = (system: Db) =>
  system.rows<LeftMail>(
    `select id, from_address as "fromAddress", subject, received_at as "receivedAt", state, outcome from received_mails
      where state in ('waiting', 'no case', 'too large', 'unreadable', 'not taken') order by id desc limit 100`,
  )

export const lockLeft = (tx: Transaction, id: number) =>
  tx.one<{ id: number; state: string; isCut: boolean }>(
    'select id, state, is_cut as "isCut" from received_mails where id = $1 for update',
    [id],
  )

export const caseByNumber = (system: Pick<Db, 'maybe'>, number: string) =>
  system.maybe<{ id: number }>('select id from cases where number = $1', [number])

/** In a case, held there; or nowhere. */
export const placeLeft = (tx: Transaction, id: number, caseId: number | null) =>
  tx.run(`update received_mails set state = $2, case_id = $3 where id = $1`, [
    ...[id, caseId === null ? 'discarded' : 'waiting', caseId],
  ])
