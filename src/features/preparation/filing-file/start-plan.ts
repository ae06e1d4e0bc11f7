import { caseTypeById } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import type { FormId } from '#case-types/package/declared-package.ts'
import { unsureOfPremium } from '#case-types/package/package.ts'
import { givesNewEnd } from '#case-types/renewals.ts'
import { showDate } from '#formats/dates.ts'
import { addBusinessDays } from '#rules/calendar/business-days.ts'
import { premiumFeeCents, premiumFor } from '#rules/fees/premium.ts'

export type PlanStep = { on: string; who: string; does: string }
export type StartPlan = {
  /** When work can begin or go on; null: no day can be promised. */
  startsOn: string | null
  /** What that day rests on. */
  says: string
  /** The law behind it, for those who ask why. */
  law?: string
  filedOn: string
  /** Who gets the filing. */
  agency: 'USCIS' | 'the Department of Labor'
  /** False where nothing goes to an agency: a review, a collection, a file that the employer keeps. */
  isFiled: boolean
  /** False where nothing is filed, or the law wants steps before it that nobody can date yet: no day of filing is named. */
  dated: boolean
  steps: readonly PlanStep[]
  /** What the plan does not reach; empty: nothing is known that it misses. */
  warns: string
}
type Asked = {
  typeId: number
  subType: string
  today: string
  name: string
  /** Until when the person may work or stay, by the record. */
  endsOn?: string | null
  /** Until when a practical training lets the person work, as HR says. */
  optUntil?: string
}

// What people usually take; no law gives these days, and each is a plan, not a promise.
const QUESTIONS_DAYS = 6
const DOCUMENTS_DAYS = 1
const SIGN_DAYS = 3
const MAIL_DAYS = 2
/** DOL decides an LCA within seven working days (D-20: 20 CFR 655.740(a)(1)). */
const LCA_DAYS = 7

/** How one gets to the first day of work, step by step, counted from today. */
export function startPlan({ typeId, subType, today, name, endsOn, optUntil }: Asked): StartPlan {
  const after = (from: string, days: number) => addBusinessDays(from, days)
  const answered = after(today, QUESTIONS_DAYS)
  const sent = after(answered, DOCUMENTS_DAYS)
  const needsLca = restsOnLca(typeId) && subType !== 'amendment'
  const certified = needsLca ? after(answered, LCA_DAYS) : sent
  const ready = certified > sent ? certified : sent
  const signed = after(ready, SIGN_DAYS)
  if (typeId === CaseType.h1b && subType === 'cap') return capPlan({ today, name, endsOn, optUntil, answered, sent })
  const channel = caseTypeById(typeId)?.channel
  const isFiled = channel !== 'none'
  const agency = channel === 'DOL FLAG' ? 'the Department of Labor' : 'USCIS'
  // What the Department of Labor gets is entered online: nothing of it is in the mail.
  const filedOn = agency === 'USCIS' ? after(signed, MAIL_DAYS) : signed
  // PERM waits for wage determination and recruitment, residence for a visa by a priority date that is not known here.
  const dated = isFiled && typeId !== CaseType.perm && !followsVisaBulletin(typeId)
  const steps: PlanStep[] = [
    { on: answered, who: 'You', does: 'answer your questions' },
    { on: sent, who: name || 'The applicant', does: 'sends the documents' },
    ...(needsLca ? [{ on: certified, who: 'DOL', does: 'certifies the LCA, 7 business days' }] : []),
    { on: signed, who: 'The signers', does: 'sign' },
    { on: filedOn, who: agency === 'USCIS' ? agency : 'DOL', does: 'gets the filing' },
  ]
  const warns = missed({ typeId, today, endsOn, filedOn })
  return {
    ...(isFiled ? startOf({ typeId, subType, today, name, filedOn }) : NOT_FILED),
    ...{ filedOn, agency, isFiled, dated },
    steps: dated ? steps : [],
    warns,
  }
}

/** What extends a stay or a card has to arrive before it ends. */
function missed({ typeId, today, endsOn, filedOn }: Pick<Asked, 'typeId' | 'today' | 'endsOn'> & { filedOn: string }) {
  const type = caseTypeById(typeId)
  if (!endsOn || !type || !givesNewEnd(type)) return ''
  if (endsOn < today)
    return `By the record, permission to work or stay ended on ${showDate(endsOn)}. Your attorney has to look at this first.`
  return filedOn < endsOn
    ? ''
    : `By this plan USCIS gets the filing on ${showDate(filedOn)}, but permission to work or stay ends on ${showDate(endsOn)}. It has to go faster.`
}

/**
 * The season of the cap: registration in March, filing from April 1 and never more than six months before the start on
 * October 1, the LCA neither (D-16, D-18; 8 CFR 214.2(h)(8)(iii), (h)(9)(i)(B); 20 CFR 655.730(b)).
 */
function capPlan(
  asked: Pick<Asked, 'today' | 'name' | 'endsOn' | 'optUntil'> & { answered: string; sent: string },
): StartPlan {
  const { today, name, endsOn, optUntil, answered, sent } = asked
  const who = name || 'The worker'
  // In April the petitions of this year are filed; afterwards the next season is the one to plan for.
  const year = Number(today.slice(0, 4)) + (today.slice(5) < '03-01' ? 0 : 1)
  const [registers, filedOn, startsOn] = [`${year}-03-01`, `${year}-04-01`, `${year}-10-01`]
  const ordered = (day: string) => (day < registers ? day : registers)
  return {
    ...{ startsOn, filedOn, agency: 'USCIS', isFiled: true, dated: true },
    says: [
      'USCIS takes registrations in March. A petition that is selected is filed from April 1 and starts on October 1.',
      ...(optUntil && optUntil >= today ? [meanwhile(who, optUntil, filedOn)] : []),
    ].join(' '),
    law: `8 CFR 214.2(h)(8)(iii)${optUntil ? '; 8 CFR 214.2(f)(5)(vi)' : ''}`,
    steps: [
      { on: ordered(answered), who: 'You', does: 'answer your questions' },
      { on: ordered(sent), who: name || 'The applicant', does: 'sends the passport' },
      { on: registers, who: 'Your attorney', does: 'registers in March; USCIS then selects' },
      { on: filedOn, who: 'USCIS', does: 'gets the petition with its LCA, if selected' },
      { on: startsOn, who, does: 'can start in H-1B status' },
    ],
    warns:
      endsOn && endsOn < startsOn
        ? `Permission to work or stay ends on ${showDate(endsOn)}, before a cap petition can start. Ask your attorney how to bridge the time in between.`
        : '',
  }
}

/**
 * Practical training lets its holder work until the card ends; a petition for a change of status that is filed before then
 * extends it until April 1 of the fiscal year, or the start if that is earlier (cap-gap: 8 CFR 214.2(f)(5)(vi)).
 */
const meanwhile = (who: string, optUntil: string, filedOn: string): string =>
  optUntil < filedOn
    ? `${who} may work on OPT until ${showDate(optUntil)}, before a petition can be filed. Ask your attorney how to bridge the time in between.`
    : `${who} may work on OPT until ${showDate(optUntil)}. If the petition is filed before then, work can go on until the H-1B starts (cap-gap).`

const NOT_FILED = { startsOn: null, says: 'Nothing of this case goes to a government agency.' } as const

const BLANKET =
  'A blanket petition is for the companies of the group. Each worker then applies at a consulate with Form I-129S.'

const formsOfType = (typeId: number) => caseTypeById(typeId)?.forms ?? []
/** An LCA comes first where it is filed with the petition. */
const restsOnLca = (typeId: number): boolean =>
  formsOfType(typeId).some(({ form, part }) => form === 'eta-9035' && part === 'prerequisite')
const isWorkerPetition = (typeId: number): boolean =>
  formsOfType(typeId).some(({ form, part }) => form === 'i-129' && part === 'main')
const saysExtension = (typeId: number, subType: string): boolean =>
  caseTypeById(typeId)
    ?.subTypes.find(({ id }) => id === subType)
    ?.is.includes('extends') ?? false

const followsVisaBulletin = (typeId: number): boolean => caseTypeById(typeId)?.deadlines?.followsVisaBulletin === true

/** From when work is allowed, by what is filed. */
function startOf({
  typeId,
  subType,
  today,
  name,
  filedOn,
}: Asked & { filedOn: string }): Pick<StartPlan, 'startsOn' | 'says' | 'law'> {
  const who = name || 'The worker'
  if (typeId === CaseType.h1b && subType === 'transfer')
    return {
      // Three conditions that nobody has looked at yet: no day is promised (D-13).
      startsOn: null,
      says: `${who} may start the day USCIS gets the petition if your attorney finds three things. The admission was lawful, the I-94 has not ended by then, and there was no work without permission.`,
      law: 'INA 214(n)',
    }
  if (typeId === CaseType.h1b && (subType === 'extension' || subType === 'amendmentAndExtension'))
    return {
      startsOn: today,
      says: `${who} works on while a timely extension is pending, up to 240 days counted from the end of the I-94.`,
      law: '8 CFR 274a.12(b)(20)',
    }
  if (typeId === CaseType.h1b && subType === 'amendment')
    return {
      startsOn: filedOn,
      says: 'The change can begin the day USCIS gets the amended petition.',
      law: '8 CFR 214.2(h)(2)(i)(E)',
    }
  if (typeId === CaseType.h1b) return { startsOn: null, says: `${who} can start when USCIS approves the petition.` }
  if (isWorkerPetition(typeId))
    return saysExtension(typeId, subType)
      ? {
          startsOn: today,
          says: `${who} works on while a timely extension is pending, up to 240 days counted from the end of the I-94.`,
          law: '8 CFR 274a.12(b)(20)',
        }
      : {
          startsOn: null,
          says: subType === 'blanket' ? BLANKET : `${who} can start when USCIS approves the petition, not before.`,
        }
  if (typeId === CaseType.ead && subType === '(C)(3)(C)')
    return {
      startsOn: null,
      says: `Filed before a first-year OPT card ends, it lets ${who} work on for up to 180 days. A STEM card is not extended: a degree gives one STEM extension.`,
      law: '8 CFR 274a.12(b)(6)(iv); 8 CFR 214.2(f)(10)(ii)(C)',
    }
  if (typeId === CaseType.ead)
    return {
      startsOn: null,
      says: `${who} can work when the new card has arrived. Filing alone does not extend a card.`,
    }
  if (typeId === CaseType.perm)
    return {
      startsOn: null,
      says: 'First come the prevailing wage determination and the recruitment with its 30 quiet days. Until then no day of filing can be named.',
      law: '20 CFR 656.17(e), 656.40',
    }
  if (followsVisaBulletin(typeId))
    return {
      startsOn: null,
      says: 'It can be filed only while a visa is available for the priority date, by the Visa Bulletin of the month of filing. Until the priority date is entered no day of filing can be named.',
      law: '8 CFR 245.1(g)(1)',
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
  const unsure = unsureOfPremium(type)
  return {
    ...{ days: premium.businessDays, cents, by: addBusinessDays(filedOn, premium.businessDays) },
    ...(unsure && { unsure }),
  }
}
