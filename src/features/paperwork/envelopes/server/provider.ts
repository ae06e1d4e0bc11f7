import { dayIn } from '#formats/day.ts'
import { languageChosenAt } from '#identity/notifications/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { Signer } from '../records.ts'
import { REMIND_AFTER_DAYS } from '../rules.ts'
import { linkHash, linkToken, signingPath } from './links.ts'
import { askToSign, cancelled } from './mails.ts'
import { outsideProvider } from './outside/provider.ts'
import type { SigningProvider, Working } from './signing-provider.ts'
import { addEnvelopeEvent, askingOffice, type EnvelopeRow, setAsked, setReminded } from './store.ts'

export const REMIND_JOB = 'envelopes.remindSigner'

/** Links by our own mail, pages on our own address, the seal of our own key. */
export const builtIn: SigningProvider = {
  id: 'built-in',

  ask: async (context, envelope, signer) => {
    const { db, now, services } = context
    await setAsked(db, signer.id, now, linkHash(linkToken(services.keyring, signer.id, now)))
    await mailLink(context, envelope, { ...signer, askedAt: now.toISOString() }, false)
    await addEnvelopeEvent(db, envelope.id, { kind: 'asked', who: `${signer.name} <${signer.email}>`, at: now })
  },

  remind: async (context, envelope, signer) => {
    const { db, now } = context
    await setReminded(db, signer.id, now)
    await mailLink(context, envelope, signer, true)
    await addEnvelopeEvent(db, envelope.id, { kind: 'reminded', who: `${signer.name} <${signer.email}>`, at: now })
  },

  cancel: async ({ db, mail }, envelope, signer, { by, reason }) =>
    mail(cancelled(envelope, await asReader(db, signer), by, reason)),
}

/** Who brings this envelope to its signers: decided when it is sent, whatever the settings say later. */
export const providerOf = ({ outside }: Pick<EnvelopeRow, 'outside'>): SigningProvider =>
  outside === '' ? builtIn : outsideProvider

async function mailLink(context: Working, envelope: EnvelopeRow, signer: Signer, again: boolean): Promise<void> {
  const { db, services, mail, enqueue, now } = context
  const { office, zone } = await askingOffice(db, envelope.id)
  const token = linkToken(services.keyring, signer.id, new Date(signer.askedAt ?? now))
  const until = dayIn(zone, new Date(envelope.expiresAt ?? now))
  const url = `${services.config.publicUrl.replace(/\/$/, '')}${signingPath(envelope.id, token)}`
  const from = { sender: envelope.createdByName, office }
  const to = await asReader(db, signer)
  await mail(askToSign({ about: envelope, to, from, message: envelope.message, until, url, again }))
  const runAt = new Date(now.getTime() + REMIND_AFTER_DAYS * 86_400_000)
  enqueue(REMIND_JOB, { envelopeId: envelope.id }, { key: `envelope-remind:${envelope.id}`, runAt })
}

/** With the language in which this person is written to. Needs scope system. */
export const asReader = async <T extends { name: string; email: string }>(system: Db, { name, email }: T) => ({
  ...{ name, email },
  language: await languageChosenAt(system, email),
})
