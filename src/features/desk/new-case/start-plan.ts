import { caseTypeById } from '#case-types/all.ts'
import { CaseType, type FormId } from '#case-types/case-type.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { premiumFeeCents, premiumFor } from '#rules/fees/premium.ts'

export type PlanStep = { on: string; who: string; does: string }
export type StartPlan = {
  /** When work can begin or go on; null: no day can be promised. */
  startsOn: string | null
  /** What that day rests on. */
  says: string
  filedOn: string
  steps: readonly PlanStep[]
}
type Asked = { typeId: number; subType: string; today: string; name: string }

// What people usually take; no law gives these days, and each is a plan, not a promise.
const QUESTIONS_DAYS = 6
const DOCUMENTS_DAYS = 1
const SIGN_DAYS = 3
const MAIL_DAYS = 2
/** DOL decides an LCA within seven working days (D-20: 20 CFR 655.740(a)(1)). */
const LCA_DAYS = 7

/** How one gets to the first day of work, step by step, counted from today. */
export function startPlan({ typeId, subType, today, name }: Asked): StartPlan {
  const after = (from: string, days: number) => addBusinessDays(from, days)
  const answered = after(today, QUESTIONS_DAYS)
  const sent = after(answered, DOCUMENTS_DAYS)
  const needsLca = typeId === CaseType.h1b && subType !== 'amendment'
  const certified = needsLca ? after(answered, LCA_DAYS) : sent
  const ready = certified > sent ? certified : sent
  const signed = after(ready, SIGN_DAYS)
  const filedOn = after(signed, MAIL_DAYS)
  const steps: PlanStep[] = [
    { on: answered, who: 'You', does: 'answer your questions' },
    { on: sent, who: name || 'The applicant', does: 'sends the documents' },
    ...(needsLca ? [{ on: certified, who: 'DOL', does: 'certifies the LCA, 7 business days' }] : []),
    { on: signed, who: 'The signers', does: 'sign' },
    { on: filedOn, who: 'USCIS', does: 'gets the filing' },
  ]
  return { ...startOf({ typeId, subType, today, name, filedOn }), filedOn, steps }
}

/** From when work is allowed, by what is filed. */
function startOf({
  typeId,
  subType,
  today,
  name,
  filedOn,
}: Asked & { filedOn: string }): Pick<StartPlan, 'startsOn' | 'says'> {
  const who = name || 'The worker'
  if (typeId === CaseType.h1b && subType === 'transfer')
    return { startsOn: filedOn, says: `${who} can start the day USCIS gets the petition (INA 214(n)).` }
  if (typeId === CaseType.h1b && (subType === 'extension' || subType === 'amendmentAndExtension'))
    return {
      startsOn: today,
      says: `${who} works on while a timely extension is pending, up to 240 days (8 CFR 274a.12(b)(20)).`,
    }
  if (typeId === CaseType.h1b && subType === 'amendment')
    return {
      startsOn: filedOn,
      says: 'The change can begin the day USCIS gets the amended petition (8 CFR 214.2(h)(2)(i)(E)).',
    }
  if (typeId === CaseType.h1b && subType === 'cap') {
    const october = `${today.slice(5) < '04-01' ? today.slice(0, 4) : Number(today.slice(0, 4)) + 1}-10-01`
    return { startsOn: october, says: 'A cap petition starts on October 1 at the earliest (8 CFR 214.2(h)(8)).' }
  }
  if (typeId === CaseType.h1b) return { startsOn: null, says: `${who} can start when USCIS approves the petition.` }
  if (typeId === CaseType.ead)
    return {
      startsOn: null,
      says: `${who} can work when the new card has arrived. Filing alone does not extend a card.`,
    }
  return { startsOn: null, says: 'No first day of work depends on this case alone.' }
}

/** Premium processing in days and dollars, from the dated rows; undefined: not offered for this case. */
export function premiumOf({ typeId, subType, filedOn }: { typeId: number; subType: string; filedOn: string }) {
  const type = caseTypeById(typeId)
  if (!type?.forms.some(({ part }) => part === 'premium')) return undefined
  const form = type.forms.find(({ part }) => part === 'main')?.form as FormId
  const premium = premiumFor(form, subType)
  const cents = premium && premiumFeeCents(premium, filedOn)
  if (!premium || cents === undefined) return undefined
  return { days: premium.businessDays, cents, by: addBusinessDays(filedOn, premium.businessDays) }
}
