import { Readable } from 'node:stream'
import { addressesOnCase } from '#case-file/cases/server/addresses-store.ts'
import { type Account, accountsOn } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { ownersSide } from '#case-file/cases/server/owners-side.ts'
import { addReaders, addRemark } from '#case-file/cases/server/remarks-store.ts'
import type { Author } from '#case-file/cases/server/work-store.ts'
import { tenantOf } from '#platform/crypto/sealed-columns.ts'
import type { Db } from '#platform/database/database.ts'
import { type ReceivedFile, receiveUpload } from '#platform/files/receive.ts'
import { UploadRefused } from '#platform/files/refusal.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { ACCEPTED_EXTENSIONS, MOST_DOCUMENT_BYTES } from '#preparation/documents/policy.ts'
import { titleOfFile } from '#preparation/documents/rules.ts'
import { inspectUpload } from '#preparation/documents/server/inspect-apart.ts'
import { prepareLater } from '#preparation/documents/server/prepare-later.ts'
import { insertDocument, insertFile, insertVersion } from '#preparation/documents/server/store.ts'
import type { MailFile } from '../contract.ts'
import { MOST_FILES, readingSides, remarkOf } from '../rules.ts'
import { namesOneSender } from '../sender-check.ts'
import { askWhoDecides, type Change } from './asking.ts'
import { DELIVER_JOB, rawOf } from './keep.ts'
import { mailApart } from './mail-apart.ts'
import type { ReadMail } from './read-mail.ts'
import { caseById, lockMail, receivedMail, setDelivered } from './store.ts'

const system = { kind: 'system' } as const
type Taken = { name: string; stored?: ReceivedFile; refused: string }

/** Puts an accepted e-mail into the messages of its case, its attachments among the documents, after the checks of every upload. */
export async function deliver(services: Services, mailId: number): Promise<void> {
  const read = services.database.read(system)
  const of = await read.maybe<{ caseId: number; receivedId: number; companyId: number; lawFirmId: number | null }>(
    `select case_id as "caseId", received_mail_id as "receivedId", company_id as "companyId", law_firm_id as "lawFirmId"
       from case_mails where id = $1 and state = 'accepted'`,
    [mailId],
  )
  const received = of && (await receivedMail(read, of.receivedId))
  if (!of || !received?.key) return
  const mail = await mailApart.readMail(await rawOf(services, received.key))
  const taken = await takeFiles(services, tenantOf(of.companyId, of.lawFirmId), mail)
  const forget = () => Promise.all(taken.flatMap(({ stored }) => (stored ? [services.files.delete(stored.key)] : [])))
  try {
    const isDone = await systemChange(services, DELIVER_JOB, (change) =>
      intoMessages(change, mailId, of.caseId, mail, taken),
    )
    if (!isDone) await forget()
  } catch (error) {
    await forget()
    throw error
  }
}

/** A file that is refused is named with the reason; the others are taken all the same. */
async function takeFiles(services: Services, tenant: string, { files }: ReadMail): Promise<Taken[]> {
  const taken: Taken[] = []
  for (const [index, { name, content }] of files.entries()) {
    if (index >= MOST_FILES) {
      taken.push({ name, refused: `More than ${MOST_FILES} files came at once.` })
      continue
    }
    try {
      const stored = await receiveUpload(services, {
        ...{ stream: Readable.from([content]), fileName: name, tenant },
        ...{ maximumSize: MOST_DOCUMENT_BYTES, allowed: ACCEPTED_EXTENSIONS, inspect: inspectUpload },
      })
      taken.push({ name, stored, refused: '' })
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error
      taken.push({ name, refused: error.message })
    }
  }
  return taken
}

async function intoMessages(
  change: Change,
  mailId: number,
  caseId: number,
  mail: ReadMail,
  taken: readonly Taken[],
): Promise<boolean> {
  const { db, now, audit } = change
  const kept = await lockMail(db, mailId)
  if (kept?.state !== 'accepted') return false
  const file = await caseById(db, caseId)
  // Who took it decided that it is genuine; that several wrote it makes it nobody's.
  const sender = namesOneSender(mail.head)
    ? (await addressesOnCase(db, caseId)).find(({ email }) => email === mail.fromAddress)
    : undefined
  const author: Author = { id: sender?.userId ?? null, name: await nameOf(db, mail, sender?.userId ?? null), now }
  // What the family sends, the family sees; what others send is shown to it by whoever decides that.
  const files = await addDocuments(change, file, taken, { author, employeeAccess: sender?.ofFamily ?? false })
  const readers = await readersOf(change, file, author.id)
  const text = remarkOf({ ...mail, refused: files.filter(({ refused }) => refused).map(({ name }) => name) })
  const documentId = files.find((each) => each.documentId !== null)?.documentId ?? undefined
  const sent = { kind: 'message', internal: false, text, toChosen: true, documentId } as const
  const remark = await addRemark(db, caseId, sent, author)
  await addReaders(db, remark.id, readers)
  await setDelivered(db, mailId, remark.id, files)
  await addEvent(db, caseId, { kind: 'message', text: 'Wrote an e-mail.' }, author)
  await askWhoDecides(change, file, `Answer the e-mail from ${author.name}`.slice(0, 200), mail.subject)
  audit({
    subject: `case:${caseId}`,
    after: { mail: mailId, message: remark.id, files: files.length },
    companyId: file.companyId,
  })
  return true
}

/** A name in a mail can be chosen: of somebody on the case their own is shown, else the address beside it. */
async function nameOf(db: Db, { fromName, fromAddress }: ReadMail, userId: number | null): Promise<string> {
  const user = await db.maybe<{ name: string }>(
    'select app.full_name(first_name, last_name) as name from users where id = $1',
    [userId],
  )
  return (user?.name || (fromName ? `${fromName} <${fromAddress}>` : fromAddress)).slice(0, 200)
}

async function readersOf({ db }: Change, file: CaseColumns, author: number | null): Promise<Account[]> {
  const sides: readonly string[] = readingSides(file, await ownersSide(db, file.ownerId))
  const active = (await accountsOn(db, file)).filter(({ status, userId }) => status !== 'Inactive' && userId !== author)
  const readers = active.filter(({ side }) => sides.includes(side))
  // Somebody reads it, whoever is left on the case; the family only what it wrote itself.
  return readers.length > 0 ? readers : active.filter(({ side }) => side !== 'employee')
}

type Whose = { author: Author; employeeAccess: boolean }

async function addDocuments(
  change: Change,
  file: CaseColumns,
  taken: readonly Taken[],
  { author, employeeAccess }: Whose,
): Promise<MailFile[]> {
  const { db, now } = change
  const files: MailFile[] = []
  for (const { name, stored, refused } of taken) {
    if (!stored) {
      files.push({ name: name.slice(0, 200), documentId: null, refused })
      continue
    }
    const fileId = await insertFile(db, file, stored, { employeeAccess, at: now, by: author.id })
    const given = {
      ...{ itemId: '', documentType: titleOfFile(name) || 'Document', formType: '', description: 'By e-mail' },
      ...{ employeeAccess, enableEmail: false, expiresOn: null },
    }
    const { id } = await insertDocument(db, file.id, given, author)
    const versionId = await insertVersion(db, id, fileId, author)
    prepareLater(change, { versionId, companyId: file.companyId })
    files.push({ name: stored.name, documentId: id, refused: '' })
  }
  return files
}
