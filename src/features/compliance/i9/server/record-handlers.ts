import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'
import type { Context, Handler } from '#platform/operation/context.ts'
import { badInput, Refusal } from '#platform/operation/refusal.ts'
import { rehireNeeds } from '#rules/compliance/i9-duties.ts'
import { isSignatureOfName } from '#rules/prefiling/names.ts'
import { contradictions, supplementBFaults } from '../acceptable.ts'
import type { i9 } from '../contract.ts'
import { corrected } from '../corrections.ts'
import { withoutDocument } from '../masked.ts'
import type { Content, EVerify, Section2, Settings, ShownDocument, Signature, SupplementB } from '../records.ts'
import {
  authorizationEndsOn,
  isEnrolled,
  mayUseVideo,
  openReceipt,
  receiptDueOn,
  reverifyOf,
  section2DueOn,
  section2Faults,
} from '../rules.ts'
import { attestation, signerProblem } from '../signing.ts'
import { open } from './opened.ts'
import { detailsOf, employerOf } from './reading.ts'
import { addEvent, contentOf, type FormRow, keepForm, saveContent, settingsOf } from './store.ts'

type Ops = typeof i9
type Recorded = 'section2' | 'replacement' | 'supplementB' | 'correct' | 'everify'
type Working = Omit<Context<Ops['correct']>, 'refuse'>

/** What the employer writes on a form. */
export const recordHandlers: { [K in Recorded]: Handler<Ops[K]> } = {
  section2: async (context, { id, signature, ...given }) => {
    const { db, services, today, refuse } = context
    const form = await open(context, id)
    const content = await contentOf(db, services.keyring, form)
    if (!content?.section1) return refuse('NOT_SIGNED')
    if (content.section2) return refuse('SIGNED')
    if (form.offerAcceptedOn !== null && today < form.offerAcceptedOn) refuse('TOO_EARLY')
    const settings = await settingsOf(db, form.companyId)
    const { birthDate, status } = content.section1
    const examined = { on: today, settings, shortJob: form.shortJob, birthDate }
    acceptable([...section2Faults(given.documents, examined), ...contradictions(given.documents, status)])
    if (given.remote && !mayUseVideo(settings, today)) refuse('NO_VIDEO')
    if (given.remote && !given.copiesKept) refuse('COPIES')
    signedAs(signature, given.signerName)
    const late = today > form.section2DueOn
    if (late && given.lateReason === '') refuse('SAY_WHY')
    const { employer, address } = await employerOf(db, services, form.companyId)
    const section2: Section2 = {
      ...given,
      ...{ firstDay: form.firstDay, employer, employerAddress: address },
      signature: signed(context, signature, attestation.employer),
    }
    const memos = late
      ? [...content.memos, { on: today, by: given.signerName, text: `Section 2 is late: ${given.lateReason}` }]
      : content.memos
    const next: Content = { ...content, section2, memos }
    await saveContent(db, services.keyring, form, next)
    await keepForm(db, id, {
      section2On: today,
      receiptDueOn: receiptDueOn(given.documents, form.firstDay),
      ...reverifyOf(next),
    })
    const what = `Signed Section 2${late ? `, late (due ${showDate(form.section2DueOn)})` : ''}`
    return done(context, form, what, given.signerName)
  },

  replacement: async (context, { id, document }) => {
    const { db, services, today, now, refuse } = context
    const form = await open(context, id)
    const content = await contentOf(db, services.keyring, form)
    const receipt = content && openReceipt(content)
    if (!content || !receipt || form.receiptDoneOn !== null) return refuse('NO_RECEIPT')
    if (document.receipt) refuse('ANOTHER_RECEIPT')
    expired(document, today)
    const { name } = await authorOf(context)
    const next: Content = { ...content, replacement: { document, on: today, by: name, at: now.toISOString() } }
    await saveContent(db, services.keyring, form, next)
    await keepForm(db, id, { receiptDoneOn: today, ...reverifyOf(next) })
    return done(context, form, `Recorded ${document.title} in place of the receipt`)
  },

  supplementB: async (context, { id, signature, ...given }) => {
    const { db, services, today, refuse } = context
    const form = await open(context, id)
    const content = await contentOf(db, services.keyring, form)
    if (!content?.section1 || !content.section2) return refuse('NO_SECTION_2')
    const { document } = given
    if (given.kind === 'reverification') {
      if (form.reverify === 'never') refuse('NEVER')
      if (!document) refuse('NEEDS_DOCUMENT')
    }
    if (given.kind === 'name change' && !given.familyName) refuse('NEEDS_NAME')
    if (given.kind === 'rehire') {
      if (!given.rehiredOn) return refuse('NEEDS_REHIRE')
      const { needs } = rehireNeeds({
        completedOn: content.section2.signature.on,
        rehiredOn: given.rehiredOn,
        authorizationEndsOn: authorizationEndsOn(form) ?? undefined,
        caseOpen: form.everify !== null && form.everify.result !== 'employment authorized',
      })
      if (needs.startsWith('new form')) refuse('NEW_FORM')
      if (needs !== 'Supplement B' && !document) refuse('NEEDS_DOCUMENT')
    }
    if (document?.list === 'B') refuse('LIST_B')
    if (document) acceptable(supplementBFaults(given.beside ? [document, given.beside] : [document], today))
    if (given.remote && !mayUseVideo(await settingsOf(db, form.companyId), today)) refuse('NO_VIDEO')
    signedAs(signature, given.signerName)
    const block: SupplementB = { ...given, signature: signed(context, signature, attestation.employer) }
    const next: Content = { ...content, supplementB: [...content.supplementB, block] }
    await saveContent(db, services.keyring, form, next)
    const receipt = document?.receipt ? receiptDueOn([document], authorizationEndsOn(form) ?? today) : form.receiptDueOn
    await keepForm(db, id, {
      ...(document && { ...reverifyOf(next), toldOn: null }),
      ...(document?.receipt && { receiptDueOn: receipt, receiptDoneOn: null }),
    })
    return done(context, form, `Added to Supplement B: ${given.kind}`, given.signerName)
  },

  correct: async (context, { id, field, value, initials, reason }) => {
    const { db, services, today, now, refuse } = context
    const form = await open(context, id)
    const content = await contentOf(db, services.keyring, form)
    if (!content?.section2) return refuse('NO_SECTION_2')
    const { name } = await authorOf(context)
    const found = corrected(content, {
      section: 2,
      field,
      value,
      initials,
      reason,
      on: today,
      at: now.toISOString(),
      by: name,
    })
    if (typeof found === 'string') return refuse(found)
    await saveContent(db, services.keyring, form, found.content)
    const firstDay = found.content.section2?.firstDay ?? form.firstDay
    await keepForm(db, id, {
      ...reverifyOf(found.content),
      firstDay,
      section2DueOn: section2DueOn(firstDay, form.shortJob, await settingsOf(db, form.companyId)),
      ...(form.receiptDueOn !== null && found.content.supplementB.length === 0
        ? { receiptDueOn: receiptDueOn(found.content.section2?.documents ?? [], firstDay) }
        : {}),
    })
    return done(context, form, `Corrected ${found.label} in Section 2, initialed ${initials}`)
  },

  everify: async (context, { id, ...given }) => {
    const { db, today, refuse } = context
    const form = await open(context, id)
    if (form.section2On === null) refuse('NO_SECTION_2')
    const problems = everifyProblems(given, await settingsOf(db, form.companyId), today)
    if (Object.keys(problems).length > 0) throw badInput(problems)
    await keepForm(db, id, { everify: given })
    return done(context, form, `Entered E-Verify case ${given.caseNumber}: ${given.result}`)
  },
}

/** Where the name that was signed is not that of the account, the trail says both. */
async function done(context: Working, form: FormRow, what: string, signerName?: string) {
  const { db, now, audit, request } = context
  const { name } = await authorOf(context)
  const other = signerName !== undefined && !isSignatureOfName(name, signerName)
  const happened = other ? `${what}, as ${signerName}: not the name of the account` : what
  await addEvent(db, form.id, { who: name, what: happened, at: now, address: request.ip })
  audit({ subject: `i9:${form.id}`, after: { what: withoutDocument(happened) }, companyId: form.companyId })
  return detailsOf(context, form.id)
}

const signed = ({ now, today, request }: Working, name: string, words: string): Signature => ({
  ...{ name, on: today, at: now.toISOString(), address: request.ip, browser: request.browser, attestation: words },
})

const signedAs = (signature: string, signerName: string) => {
  const problem = signerProblem(signature, signerName)
  if (problem) throw badInput({ signature: problem })
}

/** Says what is wrong, never what to bring instead (INA 274B(a)(6)). */
function acceptable(faults: readonly string[]): void {
  if (faults.length > 0) throw new Refusal(409, 'DOCUMENTS', faults.join(' '))
}

const expired = ({ title, expiresOn }: ShownDocument, today: string) =>
  acceptable(expiresOn !== null && expiresOn < today ? [`${title} had expired when it was shown.`] : [])

type Given = Pick<EVerify, 'openedOn' | 'result' | 'resultOn' | 'referredOn' | 'closedOn'>

/** What cannot be as it was entered, by field: a case of who is not in E-Verify, a result before the case. */
export function everifyProblems(given: Given, settings: Settings, today: Day): Record<string, string> {
  const { openedOn, result, resultOn, referredOn, closedOn } = given
  const days = { openedOn, resultOn, referredOn, closedOn } as const
  const found: Record<string, string> = {}
  for (const [field, day] of Object.entries(days)) {
    if (!day) continue
    if (day > today) found[field] = `${names[field as keyof typeof names]}: this day is still to come.`
    else if (day < openedOn)
      found[field] = `${names[field as keyof typeof names]}: the case was opened ${showDate(openedOn)}, not later.`
  }
  if (referredOn && resultOn && referredOn < resultOn)
    found.referredOn = `Referred on: the result came ${showDate(resultOn)}, not later.`
  if (result !== 'open' && !resultOn) found.resultOn = 'Result on: enter the day, its deadlines count from it.'
  if (result === 'referred' && !referredOn)
    found.referredOn = 'Referred on: enter the day, eight working days count from it.'
  if (!isEnrolled(settings, openedOn))
    found.openedOn = `Opened on: the company was not in E-Verify on ${showDate(openedOn)}. Enter its enrollment in the settings first.`
  return found
}

const names = {
  openedOn: 'Opened on',
  resultOn: 'Result on',
  referredOn: 'Referred on',
  closedOn: 'Closed on',
} as const
