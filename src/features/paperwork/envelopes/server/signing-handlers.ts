import { notify } from '#identity/notifications/server/notify.ts'
import { count, type Limit } from '#identity/sessions/server/limits.ts'
import { sealField } from '#platform/crypto/fields.ts'
import { filePlace, signerMarks } from '#platform/crypto/sealed-columns.ts'
import { randomToken, sameSecret } from '#platform/crypto/tokens.ts'
import type { Db } from '#platform/database/database.ts'
import { readFile } from '#platform/files/receive.ts'
import { systemChange } from '#platform/operation/change.ts'
import { type FileReply, implement } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { Services } from '#platform/services.ts'
import { isSignatureOfName } from '#rules/prefiling/names.ts'
import type { EnvelopeField, Mark, Marks } from '../records.ts'
import { CODE_MINUTES, CODE_TRIES, maskedEmail, nextSigner, PASS_MINUTES } from '../rules.ts'
import { signing } from '../signing-contract.ts'
import { COMPLETE_JOB } from './jobs.ts'
import { codeHash, linkHash, newCode } from './links.ts'
import { codeToSign, declined } from './mails.ts'
import { asReader, providerOf } from './provider.ts'
import {
  type SignerRow,
  setCode,
  setDeclined,
  setIdentified,
  setOpened,
  setSigned,
  signerByLink,
  tryCode,
} from './signer-store.ts'
import type { Working } from './signing-provider.ts'
import { isIdentified, standingOf, toSign } from './signing-view.ts'
import {
  addEnvelopeEvent,
  askingOffice,
  type EnvelopeRow,
  envelopeById,
  fieldsOf,
  fileOf,
  setClosed,
  signersOf,
} from './store.ts'
import { verifyHandlers } from './verify.ts'

const CODES: Limit = { name: 'signing-code', hits: 5, seconds: 900 }
const minutes = (from: Date, n: number) => new Date(from.getTime() + n * 60_000)

type Ended = { refuse: (code: 'LINK_ENDED') => never }
type Counted = { services: Services; request: { ip: string }; refuse: (code: 'TOO_MANY') => never }

export const signingHandlers = implement(signing, {
  open: async (context, { token, pass }) => {
    const { db, now, request, asSystem } = context
    return asSystem('a signer’s link', async () => {
      const signer = await byLink(db, token, context)
      if ((await setOpened(db, signer.id, now)) > 0)
        await addEnvelopeEvent(db, signer.envelopeId, {
          kind: 'opened',
          who: signer.name,
          at: now,
          address: request.ip,
        })
      context.audit({ subject: `envelope:${signer.envelopeId}`, companyId: signer.companyId })
      return toSign(db, signer, pass, now)
    })
  },

  sendCode: async (context, { token }) => {
    const { db, now, services, asSystem, mail } = context
    await counted(context, CODES, linkHash(token))
    return asSystem('a code for a signer', async () => {
      const signer = await byLink(db, token, context)
      const envelope = await envelopeById(db, signer.envelopeId)
      // Who has signed may look at what was signed, by a code as before.
      if (signer.state !== 'signed' || envelope.state === 'voided') await requireTurn(context, envelope, signer)
      const code = newCode()
      await setCode(db, signer.id, codeHash(services.keyring, signer.id, code), minutes(now, CODE_MINUTES))
      await mail(codeToSign({ about: envelope, to: await asReader(db, signer), code }))
      context.audit({ subject: `envelope:${signer.envelopeId}`, companyId: signer.companyId })
      return { sentTo: maskedEmail(signer.email), minutes: CODE_MINUTES, held: services.config.smtpUrl === undefined }
    })
  },

  identify: async (context, { token, code }) => {
    const { services, now, request, refuse } = context
    const { database, keyring } = services
    const signer = await byLink(database.read({ kind: 'system' }), token, context)
    // Counted and kept before anything is compared: a hundred tries at once are a hundred tries.
    const tried = await database.transaction({ kind: 'system' }, (tx) => tryCode(tx, signer.id, now, CODE_TRIES))
    if (!tried) return refuse('CODE_OVER')
    if (!sameSecret(codeHash(keyring, signer.id, code), tried.codeHash)) refuse('CODE_WRONG')
    const pass = randomToken()
    await systemChange(services, signing.identify, async ({ db, audit }) => {
      await setIdentified(db, signer.id, now, linkHash(pass), minutes(now, PASS_MINUTES))
      const event = { kind: 'identified', who: signer.name, at: now, address: request.ip } as const
      await addEnvelopeEvent(db, signer.envelopeId, event)
      audit({ subject: `envelope:${signer.envelopeId}`, companyId: signer.companyId })
    })
    return { pass }
  },

  pages: async (context, { token, pass }): Promise<FileReply> => {
    const { services, now, refuse } = context
    const system = services.database.read({ kind: 'system' })
    const signer = await byLink(system, token, context)
    if (!isIdentified(signer, pass, now)) refuse('CODE_FIRST')
    const envelope = await envelopeById(system, signer.envelopeId)
    const standing = standingOf(envelope, signer, true, now)
    if (standing === 'voided' || standing === 'expired' || standing === 'declined') refuse('OVER')
    const file = await fileOf(system, envelope.resultFileId ?? envelope.fileId)
    const { name: fileName, contentType } = file
    return { stream: await readFile(services, filePlace(file)), fileName, contentType }
  },

  sign: async (context, { token, pass, marks }) => {
    const { db, now, request, services, asSystem, refuse, enqueue, audit } = context
    return asSystem('a signer’s link', async () => {
      const { signer, envelope } = await identified(context, token, pass)
      // The certificate says when each signer opened it: nobody signs what was never shown.
      if (signer.openedAt === null) refuse('NOT_OPENED')
      const own = (await fieldsOf(db, envelope.id)).filter(({ signerId }) => signerId === signer.id)
      const filled = filledFields(own, marks, refuse)
      if (!areTypedByOwner(own, filled, signer.name)) refuse('WRONG_NAME')
      const sealed = sealField(
        services.keyring,
        JSON.stringify(filled),
        signerMarks.place({ id: signer.id, company_id: signer.companyId }),
      )
      await setSigned(db, signer.id, { at: now, address: request.ip, browser: request.browser, marks: sealed })
      const event = { kind: 'signed', who: signer.name, at: now, address: request.ip } as const
      await addEnvelopeEvent(db, envelope.id, event)
      audit({ subject: `envelope:${envelope.id}`, after: { signer: signer.email }, companyId: signer.companyId })
      const next = nextSigner(await signersOf(db, envelope.id))
      if (next) await providerOf(envelope).ask(context, envelope, next)
      else enqueue(COMPLETE_JOB, { envelopeId: envelope.id }, { key: `envelope-complete:${envelope.id}` })
      await tellSender(context, envelope, `${signer.name} signed “${envelope.title}”.`)
      return toSign(db, { ...signer, state: 'signed', signedAt: now.toISOString() }, pass, now)
    })
  },

  decline: async (context, { token, pass, reason }) => {
    const { db, now, request, asSystem, audit, mail } = context
    return asSystem('a signer’s link', async () => {
      const { signer, envelope } = await identified(context, token, pass)
      await setDeclined(db, signer.id, reason, request.ip)
      await setClosed(db, envelope.id, 'declined', now, reason)
      const event = { kind: 'declined', who: signer.name, at: now, note: reason, address: request.ip } as const
      await addEnvelopeEvent(db, envelope.id, event)
      audit({ subject: `envelope:${envelope.id}`, reason, companyId: signer.companyId })
      const { senderEmail } = await askingOffice(db, envelope.id)
      const sender = { name: envelope.createdByName, email: senderEmail ?? '' }
      if (sender.email) await mail(declined(envelope, sender, signer.name, reason))
      return toSign(db, { ...signer, state: 'declined' }, pass, now)
    })
  },

  askAgain: async (context, { token }) => {
    const { db, now, asSystem, audit } = context
    await counted(context, CODES, linkHash(token))
    return asSystem('a signer’s link', async () => {
      const signer = await byLink(db, token, context)
      const envelope = await envelopeById(db, signer.envelopeId)
      audit({ subject: `envelope:${envelope.id}`, companyId: signer.companyId })
      if (standingOf(envelope, signer, true, now) !== 'expired') return { told: false }
      await tellSender(
        context,
        envelope,
        `${signer.name} asks for a new link to sign “${envelope.title}”: its time is over.`,
      )
      return { told: true }
    })
  },

  ...verifyHandlers,
})

async function byLink(
  db: Pick<Db, 'maybe'>,
  token: string,
  { refuse }: Ended,
  lock: 'for update' | '' = '',
): Promise<SignerRow> {
  return (await signerByLink(db, linkHash(token), lock)) ?? refuse('LINK_ENDED')
}

type Turn = { db: Db; now: Date; refuse: (code: 'NOT_YOUR_TURN' | 'OVER') => never }

async function requireTurn({ db, now, refuse }: Turn, envelope: EnvelopeRow, signer: SignerRow): Promise<void> {
  const isTurn = nextSigner(await signersOf(db, envelope.id))?.id === signer.id
  const standing = standingOf(envelope, signer, isTurn, now)
  if (standing === 'waiting') refuse('NOT_YOUR_TURN')
  if (standing !== 'yours') refuse('OVER')
}

/** Signer and envelope, held for a change, of somebody who entered the code and whose turn it is. */
async function identified(
  context: Turn & Ended & { refuse: (code: 'CODE_FIRST') => never },
  token: string,
  pass: string,
): Promise<{ signer: SignerRow; envelope: EnvelopeRow }> {
  const { db, now, refuse } = context
  // The envelope first, as everybody else who changes one: two at a time wait for each other in the same order.
  const found = await byLink(db, token, context)
  const envelope = await envelopeById(db, found.envelopeId, 'for update')
  const signer = await byLink(db, token, context, 'for update')
  if (!isIdentified(signer, pass, now)) refuse('CODE_FIRST')
  await requireTurn(context, envelope, signer)
  return { signer, envelope }
}

/** What goes where: every field but the day, which the clock fills, with a mark that fits it. */
function filledFields(
  fields: readonly EnvelopeField[],
  marks: readonly { field: number; mark: Mark }[],
  refuse: (code: 'NOT_ALL' | 'WRONG_FIELD') => never,
): Marks {
  const filled: Marks = {}
  for (const { field, mark } of marks) {
    const of = fields.find(({ id }) => id === field)
    if (!of || of.kind === 'date' || (of.kind === 'text' && mark.kind !== 'typed')) return refuse('WRONG_FIELD')
    if (mark.kind === 'picture' && !isWholePicture(mark)) return refuse('WRONG_FIELD')
    filled[field] = mark
  }
  if (fields.some(({ id, kind }) => kind !== 'date' && !filled[id])) refuse('NOT_ALL')
  return filled
}

/** A typed signature is the signer’s own name; what somebody else is called signs nothing. */
const areTypedByOwner = (fields: readonly EnvelopeField[], filled: Marks, name: string): boolean =>
  fields.every(({ id, kind }) => {
    const mark = filled[id]
    return kind !== 'signature' || mark?.kind !== 'typed' || isSignatureOfName(mark.text, name)
  })

const isWholePicture = ({ width, height, dots }: Extract<Mark, { kind: 'picture' }>): boolean =>
  Buffer.from(dots, 'base64').length === Math.ceil(width / 8) * height

async function tellSender(context: Working, envelope: EnvelopeRow, text: string): Promise<void> {
  if (envelope.createdBy === null) return
  await notify(context, envelope.createdBy, { kind: 'cases', text, link: `/docuSignPageView/${envelope.id}` })
}

/** The limit's own sentence speaks of signing in. */
async function counted({ services, refuse }: Counted, limit: Limit, who: string): Promise<void> {
  try {
    await count(services, limit, who)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOO_MANY') refuse('TOO_MANY')
    throw error
  }
}
