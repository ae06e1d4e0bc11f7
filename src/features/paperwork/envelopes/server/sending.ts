import { addEvent } from '#case-file/cases/server/events.ts'
import type { Services } from '#platform/services.ts'
import type { FieldPlace, Signer } from '../records.ts'
import { defaultFields, fitsOnPages } from '../rules.ts'
import { EXPIRE_JOB } from './jobs.ts'
import { newCheckNumber } from './links.ts'
import { providerOf } from './provider.ts'
import type { Working } from './signing-provider.ts'
import { addEnvelopeEvent, type EnvelopeRow, envelopeById, type NewSigner, setSent } from './store.ts'

const DAY_MS = 86_400_000

type By = { id: number | null; name: string; now: Date }

/** Sends a draft: from now on the first signer is asked. Says with which provider outside; '' with the product itself. */
export async function sendEnvelope(context: Working, row: EnvelopeRow, first: Signer, by: By): Promise<string> {
  const { db, now, asSystem, enqueue, services } = context
  const { id } = row
  const expiresAt = new Date(now.getTime() + row.validDays * DAY_MS)
  const outside = outsideName(services)
  // What is sealed elsewhere is not found here by a number.
  const checkNumber = outside === '' ? newCheckNumber() : null
  await setSent(db, id, { now, expiresAt, outside, checkNumber, by })
  await addEnvelopeEvent(db, id, { kind: 'sent', who: by.name, at: now })
  enqueue(EXPIRE_JOB, { envelopeId: id }, { key: `envelope-expire:${id}`, runAt: expiresAt })
  if (row.caseId !== null)
    await addEvent(db, row.caseId, { kind: 'envelope', text: `Sent “${row.title}” to be signed.` }, by)
  await asSystem('a link to sign', async () => providerOf({ outside }).ask(context, await envelopeById(db, id), first))
  return outside
}

/** With whom a document that is sent now would be signed; empty: with the product itself. */
export const outsideName = ({ config }: Pick<Services, 'config'>): string => config.signing?.name ?? ''

type Given = { name: string; email: string; role: string; fields?: FieldPlace[] }

/** Each signer with places of their own, all on the pages and one of them for the signature. */
export function placedSigners(
  given: readonly Given[],
  pages: number,
  refuse: (code: 'OFF_THE_PAGE' | 'NO_SIGNATURE') => never,
): NewSigner[] {
  return given.map(({ fields, ...signer }, index) => {
    const placed = fields?.length ? fields : defaultFields(pages, index + 1, given.length)
    if (!placed.every((field) => fitsOnPages(field, pages))) refuse('OFF_THE_PAGE')
    if (!placed.some(({ kind }) => kind === 'signature')) refuse('NO_SIGNATURE')
    return { ...signer, fields: placed }
  })
}
