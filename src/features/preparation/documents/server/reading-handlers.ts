import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { requireRight as requireCaseRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import type { Known } from '#engine/answer.ts'
import { isMask, maskOf } from '#parties/facts/rules.ts'
import { openFacts, readFacts } from '#parties/facts/server/store.ts'
import { readPersonAnswers, savePersonFacts, withColumns } from '#parties/people/server/facts-store.ts'
import { getPerson, lockPerson } from '#parties/people/server/store.ts'
import { requireRight } from '#parties/people/server/visible.ts'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import { systemWithin } from '#platform/database/as-system.ts'
import { readFile } from '#platform/files/receive.ts'
import { type Context, implement } from '#platform/operation/context.ts'
import { badInput, notFound } from '#platform/operation/refusal.ts'
import { answersOf, isSame, type Proposal, proposalsOf, type Reading } from '../proposals.ts'
import { readingOperations } from '../reading-contract.ts'
import { tellWhenItExpires } from './add-document.ts'
import { requireShown } from './family-papers.ts'
import { fileById } from './files-store.ts'
import { FORGET_JOB, lockReading, openReading, settleReading, waitingReading } from './keep-reading.ts'
import { correctEntry } from './kept-entry.ts'
import { getDocument, setExpiry } from './store.ts'
import { likeliest, namesAnother, peopleAround } from './whose-paper.ts'

type Asking = Pick<Context<(typeof readingOperations)['reading']>, 'db' | 'actor' | 'services'>

/** In clear, with what only the columns of the person say. */
async function knownOf({ db, actor, services }: Asking, personId: number): Promise<{ known: Known; version: number }> {
  const { known, version } = await openFacts(db, services.keyring, { subject: 'person', id: personId })
  return { known: withColumns(known, await getPerson(db, actor, personId)), version }
}

const shownOf = (proposal: Proposal) => {
  const { field, label, kind, read, known, secret, unsure = [] } = proposal
  const letters = unsure.map(({ at, or }) => ({ place: at + 1, letter: (read[at] ?? '').toUpperCase(), or }))
  const show = (value: string) => (secret && value !== '' ? maskOf(value) : value)
  return { field, label, kind, read: show(read), known: show(known), unsure: letters, same: isSame(proposal) }
}

export const readingHandlers = implement(readingOperations, {
  reading: async (context, { caseId, id, personId: named }) => {
    await requireRight(context, 'employee:read')
    const { db, actor, services, refuse } = context
    const of = await requireCase(db, actor, caseId)
    await getDocument(db, caseId, id)
    await requireShown(db, actor, caseId, id)
    const around = await peopleAround(db, actor, of)
    if (named !== undefined && !around.some((each) => each.id === named)) throw notFound()
    const kept = await waitingReading(db, caseId, id)
    if (!kept) return refuse('NOTHING_READ')
    const reading = await openReading(services, services.database.read({ kind: 'system' }), kept)
    const people = likeliest(around, reading)
    const chosen = named === undefined ? people[0] : people.find((each) => each.id === named)
    if (!chosen) throw notFound()
    const { known, version } = await knownOf(context, chosen.id)
    return {
      documentId: id,
      source: 'passport' in reading ? ('passport' as const) : ('notice' as const),
      hasPicture: kept.pictureId !== null,
      nameCut: 'passport' in reading && reading.passport.nameCut,
      people: people.map(({ id: each, name }) => ({ id: each, name })),
      personId: chosen.id,
      another: namesAnother(reading, chosen),
      proposed: proposalsOf(reading, known).map(shownOf),
      version,
    }
  },

  readingPicture: async (context, { caseId, id }) => {
    await requireRight(context, 'employee:read')
    const { db, actor, services } = context
    await requireCase(db, actor, caseId)
    await getDocument(db, caseId, id)
    await requireShown(db, actor, caseId, id)
    const kept = await waitingReading(db, caseId, id)
    if (!kept?.pictureId) throw notFound('file')
    const file = await fileById(services.database.read({ kind: 'system' }), kept.pictureId)
    return { stream: await readFile(services, filePlace(file)), fileName: file.name, contentType: file.contentType }
  },

  confirmReading: async (context, { caseId, id, personId, values, version }) => {
    await requireCaseRight(context, 'case:edit')
    await requireRight(context, 'employee:edit')
    const { db, actor, services, audit, asSystem, refuse, enqueue } = context
    const of = await requireCase(db, actor, caseId)
    const document = await getDocument(db, caseId, id)
    await requireShown(db, actor, caseId, id)
    if (!(await peopleAround(db, actor, of)).some((each) => each.id === personId)) throw notFound()
    const person = await getPerson(db, actor, personId)
    await lockPerson(db, personId)
    const kept = await asSystem('a reading is answered once', () => lockReading(db, caseId, id))
    if (!kept) return refuse('NOTHING_READ')
    const { known } = await knownOf(context, personId)
    const taken = takenOf(await openReading(services, systemWithin(db), kept), known, values)
    const ref = { subject: 'person', id: personId } as const
    const before = (await readFacts(db, services.keyring, ref)).known
    const answers = await readPersonAnswers(context, personId, answersOf(taken, known))
    const { changed } = await savePersonFacts(context, person, answers, { source: 'document', version })
    const after = (await readFacts(db, services.keyring, ref)).known
    const expiresOn = taken['passport.expiresOn']
    if (expiresOn && expiresOn !== document.expiresOn) {
      await setExpiry(db, id, expiresOn)
      tellWhenItExpires(context, id, expiresOn)
    }
    await asSystem('a reading was confirmed', async () => {
      await correctEntry(db, services.keyring, kept.versionId, { personId, taken })
      await settleReading(db, kept.versionId, 'Confirmed')
    })
    enqueue(FORGET_JOB, { versionId: kept.versionId }, { key: `forget-reading:${kept.versionId}` })
    const text = `Confirmed what was read on “${document.documentType}”.`
    if (document.employeeAccess)
      await addEvent(db, caseId, { kind: 'document', text, details: { documentId: id } }, await authorOf(context))
    const only = (all: Known) => Object.fromEntries(changed.map((fact) => [fact, all[fact] ?? null]))
    audit({
      subject: `person:${personId}`,
      before: only(before),
      after: { ...only(after), readOn: `document:${id}` },
      companyId: person.companyId,
    })
    return { id, changed }
  },

  dismissReading: async (context, { caseId, id }) => {
    await requireCaseRight(context, 'case:edit')
    const { db, actor, audit, asSystem, refuse, enqueue } = context
    const of = await requireCase(db, actor, caseId)
    await getDocument(db, caseId, id)
    await requireShown(db, actor, caseId, id)
    const kept = await asSystem('a reading is answered once', () => lockReading(db, caseId, id))
    if (!kept) return refuse('NOTHING_READ')
    await asSystem('a reading was dismissed', () => settleReading(db, kept.versionId, 'Dismissed'))
    enqueue(FORGET_JOB, { versionId: kept.versionId }, { key: `forget-reading:${kept.versionId}` })
    audit({ subject: `document:${id}`, after: { reading: 'Dismissed' }, companyId: of.companyId })
    return { id }
  },
})

/** What was confirmed, in clear: only of what was read here; a mask that comes back is the number behind it. */
function takenOf(reading: Reading, known: Known, values: Readonly<Record<string, string>>): Record<string, string> {
  const proposed = new Map(proposalsOf(reading, known).map((each) => [each.field, each]))
  const taken: Record<string, string> = {}
  for (const [field, value] of Object.entries(values)) {
    const proposal = proposed.get(field)
    if (!proposal) throw badInput({ [field]: 'was not read on this document' })
    if (isMask(value) && value !== maskOf(proposal.read))
      throw badInput({ [field]: 'Please type the whole value; a part of it is hidden.' })
    taken[field] = isMask(value) ? proposal.read : value
  }
  return taken
}
