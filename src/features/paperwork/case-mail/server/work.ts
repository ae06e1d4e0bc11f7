import { addressesOnCase } from '#case-file/cases/server/addresses-store.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { hitsOf, type Limit } from '#identity/sessions/server/limits.ts'
import { GivenUp } from '#platform/apart/patience.ts'
import { TooBusy } from '#platform/apart/pool.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { isAutomatic, tagsIn } from '../rules.ts'
import { type Checking, whyUnsure } from '../sender-check.ts'
import { isLate, isProven, whyNotProven } from '../trial.ts'
import { askWhoDecides, type Change } from './asking.ts'
import { type Box, getBox } from './box-store.ts'
import { endTrial } from './end-trial.ts'
import { DELIVER_JOB, rawOf } from './keep.ts'
import { mailApart } from './mail-apart.ts'
import type { ReadMail } from './read-mail.ts'
import { addMail, casesByTag, lockReceived, type Received, receivedMail, setOutcome } from './store.ts'
import { megabytes } from './too-large.ts'

const system = { kind: 'system' } as const

/** What becomes of a message that was kept: it goes into the cases it names, is held there, or waits for the provider. */
export async function workOn(services: Services, receivedId: number): Promise<void> {
  const received = await receivedMail(services.database.read(system), receivedId)
  if (received?.state !== 'waiting') return
  if (received.key === null || received.isCut) return tooLarge(services, received)
  const mail = await mailApart.readMail(await rawOf(services, received.key)).catch(whyUnread)
  await systemChange(services, 'caseMail.work', async (change) => {
    const { db, audit } = change
    if ((await lockReceived(db, receivedId))?.state !== 'waiting') return
    if (mail instanceof Error) {
      await setOutcome(db, receivedId, { state: 'unreadable', outcome: mail.message })
      return audit({ subject: `received mail ${receivedId}`, after: { state: 'unreadable' } })
    }
    const state = await sorted(change, received, mail)
    audit({ subject: `received mail ${receivedId}`, after: { state } })
  })
}

/** Where others are read first, the queue comes again. */
function whyUnread(error: Error): Error {
  if (error instanceof TooBusy) throw error
  return error instanceof GivenUp ? new Error('It takes more time or memory to read than a message should.') : error
}

async function sorted(change: Change, received: Received, mail: ReadMail): Promise<string> {
  const { db, services } = change
  const end = async (state: string, outcome: string) => {
    await setOutcome(db, received.id, { state, outcome, mail })
    return state
  }
  const box = await getBox(db)
  const tags = tagsIn([...mail.recipients, ...received.recipients], box?.address ?? '')
  if (box?.trialTag && tags.includes(box.trialTag))
    return end('set aside', await triedWith(change, box, box.trialTag, mail))
  const own = services.config.mailFrom.toLowerCase()
  if (mail.fromAddress !== '' && own.includes(`<${mail.fromAddress}>`))
    return end('set aside', 'Our own mail came back.')
  if (isAutomatic(mail.headers)) return end('set aside', 'An automatic answer, such as an absence note.')
  const cases = await casesByTag(db, tags, received.caseId)
  if (cases.length === 0)
    return end('no case', tags.length > 0 ? 'Its address belongs to no case any more.' : 'No case is named.')
  const checking = { checkedBy: box?.checkedBy ?? '', isProven: isProven(box?.provenAt, change.now) }
  const flooded: string[] = []
  for (const file of cases) {
    if (!(await intoCase(change, file, received, mail, checking))) flooded.push(file.number)
  }
  // It waits for the provider, who may still put it into its case.
  if (flooded.length > 0) return end('no case', `Too many e-mails came to ${flooded.join(', ')} within an hour.`)
  return end('delivered', cases.map(({ number }) => number).join(', '))
}

/** What the message of a trial shows; one that was too long on its way shows nothing. */
async function triedWith(change: Change, box: Box, tag: string, { head }: ReadMail): Promise<string> {
  const why = isLate(box, change.now)
    ? 'The message of the trial took more than an hour to arrive. Try again.'
    : whyNotProven(head.fields, box.checkedBy, tag)
  await endTrial(change, tag, box.checkedBy, why)
  return 'The trial of the mail server.'
}

/** From somebody on the case it goes in when our mail server vouches for them; otherwise a person decides. False: too many came. */
async function intoCase(
  change: Change,
  file: CaseColumns,
  received: Received,
  mail: ReadMail,
  checking: Checking,
): Promise<boolean> {
  const known = (await addressesOnCase(change.db, file.id)).some(({ email }) => email === mail.fromAddress)
  const placed = received.caseId === file.id
  const why = whyHeld({ known, unsure: whyUnsure(mail.head, checking), placed })
  if (!placed && (await isFlood(change, file.id, mail.fromAddress, why !== ''))) return false
  const state = why === '' ? 'accepted' : 'held'
  const added = await addMail(change.db, file.id, {
    ...{ receivedId: received.id, receivedAt: received.receivedAt, mail, state, why },
  })
  if (!added) return true
  if (state === 'accepted') change.enqueue(DELIVER_JOB, { mailId: added.id }, { key: `case-mail:${added.id}` })
  else await askWhoDecides(change, file, heldTask(mail.fromAddress), `${why} Take it into the case or decline it.`)
  return true
}

type Doubt = { known: boolean; unsure: string; placed: boolean }

const whyHeld = ({ known, unsure, placed }: Doubt): string => {
  if (!known) return 'The sender is not on this case.'
  if (unsure) return unsure
  return placed ? 'It came without the address of this case.' : ''
}

export const heldTask = (address: string) => `Decide on an e-mail from ${address}`.slice(0, 200)

/** Nothing of it is here: the cases it names are told, and the provider sees that it came. */
const tooLarge = (services: Services, { id: receivedId, ...received }: Received): Promise<void> =>
  systemChange(services, 'caseMail.work', async (change) => {
    const { db, audit } = change
    if ((await lockReceived(db, receivedId))?.state !== 'waiting') return
    const box = await getBox(db)
    const cases = await casesByTag(db, tagsIn(received.recipients, box?.address ?? ''), null)
    const size = megabytes(received.size)
    for (const file of cases)
      await askWhoDecides(
        ...([change, file, `Ask ${received.fromAddress} to send the files another way`.slice(0, 200)] as const),
        `An e-mail of ${size} came in that name. It was larger than 35 MB and was not taken. It is still in the mailbox.`,
      )
    const named = cases.length > 0 ? cases.map(({ number }) => number).join(', ') : 'No case is named.'
    await setOutcome(db, receivedId, { state: 'too large', outcome: `${size}. ${named}`, mail: received })
    audit({ subject: `received mail ${receivedId}`, after: { state: 'too large', size: received.size } })
  })

const HOUR = 3600
/** Each asks a person to decide: of one sender, and of all of them together, whose names cost nothing. */
export const FROM_STRANGER: Limit = { name: 'case-mail-stranger', hits: 10, seconds: HOUR }
export const FROM_STRANGERS: Limit = { name: 'case-mail-strangers', hits: 30, seconds: HOUR }
/** Counted apart, so that strangers never use up what people on the case may send. */
const FROM_KNOWN: Limit = { name: 'case-mail-known', hits: 60, seconds: HOUR }

/** Whether more came to a case than a person could have sent, or could look at; counts this one. */
async function isFlood(change: Change, caseId: number, sender: string, isHeld: boolean): Promise<boolean> {
  const beyond = async (limit: Limit, ...who: string[]) =>
    (await hitsOf(change.db, change.services, limit, String(caseId), ...who)) > limit.hits
  if (!isHeld) return beyond(FROM_KNOWN, sender)
  return (await beyond(FROM_STRANGER, sender)) || beyond(FROM_STRANGERS)
}
