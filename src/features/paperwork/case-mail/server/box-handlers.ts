import { randomBytes } from 'node:crypto'
import { count, type Limit } from '#identity/sessions/server/limits.ts'
import { changing } from '#platform/operation/after-upload.ts'
import { implement } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { proveSession } from '#platform/session/prove.ts'
import { type MailBox, mailBox } from '../box-contract.ts'
import { isProven } from '../trial.ts'
import { type Box, caseByNumber, getBox, leftMails, lockLeft, placeLeft, saveBox, saveKey } from './box-store.ts'
import { isCertificates, whatWentWrong } from './connecting.ts'
import { giveUpTrial, notTaken } from './end-trial.ts'
import { HAND_IN_PATH } from './hand-in.ts'
import { work } from './keep.ts'
import { LOOK_JOB, tryBox } from './look.ts'
import { REPEAT_JOB, sendOnce, startTrial } from './repeat-trial.ts'

const NO_TENANT = 'the mailbox belongs to no tenant'
const TRIES: Limit = { name: 'mail-box', hits: 30, seconds: 900, says: 'Too many attempts. Please wait 15 minutes.' }
const LEFT = ['waiting', 'no case', 'too large', 'unreadable', 'not taken']
const ON_THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

export const mailBoxHandlers = implement(mailBox, {
  get: async ({ db, services }) => {
    const system = services.database.read({ kind: 'system' })
    const [box, left] = await Promise.all([getBox(system), leftMails(system), proveSession(db)])
    return { box: box ? shown(box, services) : null, left }
  },

  save: async ({ db, services, asSystem, audit, enqueue, refuse }, given) => {
    if (given.security === 'none' && given.host !== '' && !ON_THIS_MACHINE.test(given.host)) refuse('NOT_ENCRYPTED')
    if (given.authority !== '' && !isCertificates(given.authority)) refuse('NOT_A_CERTIFICATE')
    return asSystem(NO_TENANT, async () => {
      const before = await getBox(db)
      const hasServer = given.host !== '' && given.userName !== '' && Boolean(given.password || before?.password)
      if (given.on && !hasServer && !before?.keyGiven) refuse('INCOMPLETE')
      // Elsewhere, or for another user, the earlier password is nobody's business.
      const moved = before !== undefined && (before.host !== given.host || before.userName !== given.userName)
      if (moved && given.host !== '' && given.password === '') refuse('INCOMPLETE')
      await saveBox(db, services.keyring, given)
      if (given.on && given.host !== '') enqueue(LOOK_JOB, {}, { key: LOOK_JOB })
      if (given.on) enqueue(REPEAT_JOB, {}, { key: REPEAT_JOB })
      const { password, ...rest } = given
      audit({ subject: 'mail box', after: { ...rest, isPasswordNew: password !== '' } })
      return { on: given.on }
    })
  },

  test: async (context) => {
    const { services, actor, refuse } = context
    await count(services, TRIES, String(actor.userId))
    const box = await getBox(services.database.read({ kind: 'system' }))
    if (!box || box.host === '') return refuse('NO_BOX')
    const answer = await tryBox(services, box).then(
      (waiting) => ({ reached: true, says: `The mailbox was opened. Messages that wait there: ${waiting}.` }),
      (error: unknown) => ({ reached: false, says: whatWentWrong(error) }),
    )
    return changing(context, mailBox.test, async ({ audit }) => {
      audit({ subject: 'mail box', after: { reached: answer.reached } })
      return answer
    })
  },

  trial: async (context) => {
    const { services, actor, refuse } = context
    await count(services, TRIES, String(actor.userId))
    const box = await getBox(services.database.read({ kind: 'system' }))
    if (!box?.on || box.checkedBy === '' || box.outsideHost === '') return refuse('NOTHING_TO_TRY')
    // Before it is sent: it may arrive at once.
    await services.database.transaction({ kind: 'system' }, (tx) => startTrial(tx, services))
    const { tag, problem } = await sendOnce(services)
    return changing(context, mailBox.trial, async (change) => {
      const { asSystem, audit } = change
      if (problem === '') audit({ subject: 'mail box', after: { sent: true } })
      // Whoever pressed the button is told now, and can press it again.
      else await asSystem(NO_TENANT, () => giveUpTrial(change, tag, notTaken(problem)))
      return { sent: problem === '' }
    })
  },

  makeKey: async ({ db, asSystem, audit, refuse }) => {
    const key = randomBytes(32).toString('base64url')
    return asSystem(NO_TENANT, async () => {
      if ((await saveKey(db, key)) === 0) refuse('NO_BOX')
      audit({ subject: 'mail box' })
      return { shownOnce: key }
    })
  },

  place: async ({ db, asSystem, audit, refuse }, { id, caseNumber }) =>
    asSystem(NO_TENANT, async () => {
      const left = await lockLeft(db, id)
      if (!LEFT.includes(left.state)) refuse('DONE')
      const to = caseNumber === '' ? null : ((await caseByNumber(db, caseNumber)) ?? refuse('NO_SUCH_CASE'))
      if (to && (left.isCut || left.state === 'not taken')) refuse('ONLY_ITS_HEAD')
      await placeLeft(db, id, to?.id ?? null)
      if (to) work(db, id)
      audit({ subject: `received mail ${id}`, after: { case: caseNumber || 'discarded' } })
      return { id }
    }),
})

const shown = (
  { password, trialTag, trialTries, trialSentAt, unsentSince, provenAt, ...box }: Box,
  { clock, config: { publicUrl } }: Services,
): MailBox => ({
  ...box,
  isTried: trialTag !== null,
  provenAt: isProven(provenAt, clock.now()) ? provenAt : null,
  passwordGiven: password !== '',
  handInUrl: `${publicUrl}${HAND_IN_PATH}`,
})
