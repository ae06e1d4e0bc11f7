import { randomBytes } from 'node:crypto'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { addressOf } from '../rules.ts'
import { nextStep, type Step, trialMail } from '../trial.ts'
import { type Box, getBox } from './box-store.ts'
import { whatWentWrong } from './connecting.ts'
import { endTrial, giveUpTrial, notTaken } from './end-trial.ts'
import { beginTrial, noteNotSent, noteSent, noteTry } from './store.ts'

export const REPEAT_JOB = 'caseMail.repeatTrial'
const system = { kind: 'system' } as const

/**
 * A mail server that is set up in another way would go unnoticed: its trial is repeated each day. Every time this does what
 * is due by what the mailbox knows, so that it may come again or late, and puts the next time on the queue.
 */
export async function repeatTrial(services: Services): Promise<void> {
  const step = await dueStep(services, services.database.read(system))
  if (step === 'begin') {
    await systemChange(services, REPEAT_JOB, async (change) => {
      if ((await dueStep(services, change.db)) === 'begin') await startTrial(change.db, services)
      change.audit({ subject: 'mail box' })
    })
    await sendOnce(services)
  } else if (step === 'send') {
    await services.database.transaction(system, noteTry)
    await sendOnce(services)
  } else if (step === 'end') await endOverdue(services)
  await startRepeating(services)
}

/** Puts the next step of the trial on the queue, at once where its time has gone by. */
export const startRepeating = (services: Services): Promise<void> =>
  services.database.transaction(system, (tx) => enqueueNext(tx))

/** A trial begins, and is sent next; what sends it may end before it has. Needs scope system. */
export async function startTrial(tx: Transaction, { clock }: Services): Promise<void> {
  await beginTrial(tx, randomBytes(16).toString('hex'), clock.now())
  await enqueueNext(tx)
}

/** Sends the message of the trial that is under way, as it is set now. Its tag, and why it was not taken: empty if it was. */
export async function sendOnce(services: Services): Promise<{ tag: string; problem: string }> {
  const { database, clock } = services
  const box = await getBox(database.read(system))
  const tag = box?.trialTag
  if (!box || !tag) return { tag: '', problem: 'The settings were changed.' }
  const problem = await sendTrial(services, box, tag)
  await database.transaction(system, (tx) =>
    problem === '' ? noteSent(tx, tag, clock.now()) : noteNotSent(tx, tag, notTaken(problem)),
  )
  return { tag, problem }
}

async function enqueueNext(tx: Transaction): Promise<void> {
  const box = await getBox(tx)
  const next = box && nextStep(box)
  if (next) tx.atEnd(enqueueStep(REPEAT_JOB, {}, { key: REPEAT_JOB, runAt: next.at }))
}

async function dueStep({ clock }: Services, db: Parameters<typeof getBox>[0]): Promise<Step | undefined> {
  const box = await getBox(db)
  const next = box && nextStep(box)
  return next && next.at <= clock.now() ? next.step : undefined
}

const endOverdue = (services: Services): Promise<void> =>
  systemChange(services, REPEAT_JOB, async (change) => {
    const box = await getBox(change.db)
    if (!box?.trialTag || (await dueStep(services, change.db)) !== 'end') return
    if (box.trialSentAt === null) return giveUpTrial(change, box.trialTag, box.trialSays)
    await endTrial(change, box.trialTag, box.checkedBy, 'The message of the trial did not arrive within an hour.')
  })

/** Hands the message of a trial to the mail server as anybody outside would. Empty when it took it, else what it said. */
async function sendTrial({ config }: Services, box: Box, tag: string): Promise<string> {
  const from = /<([^<>]+)>\s*$/.exec(config.mailFrom)?.[1] ?? config.mailFrom
  const to = addressOf(box.address, tag)
  // Loaded with the first trial, as with the first mail (platform/mail/send.ts).
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    ...{ host: box.outsideHost, port: box.outsidePort, secure: false },
    // As mail servers do among each other: encrypted where it is offered, whoever vouches. Nothing in it is secret.
    tls: { rejectUnauthorized: false },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
  })
  try {
    const raw = trialMail({ checkedBy: box.checkedBy, tag, from, to })
    await transport.sendMail({ envelope: { from, to: [to] }, raw })
    return ''
  } catch (error) {
    return whatWentWrong(error)
  } finally {
    transport.close()
  }
}
