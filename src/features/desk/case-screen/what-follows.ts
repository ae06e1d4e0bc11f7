import { caseTypeById } from '#case-types/all.ts'
import { CaseType, type Mode } from '#case-types/case-type.ts'
import { isBeforeFiling, isPending } from '#case-types/status/statuses.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths, latest } from '#formats/day.ts'
import { rollBack } from '#rules/calendar/business-days.ts'
import { amendmentTestedBy, moveNeeds } from '#rules/deadlines/amendment.ts'

export type ReportKind = 'move' | 'trip' | 'job'

/** What is reported, as far as it is said yet. */
export type Reporting = {
  kind: ReportKind
  on: string
  returnsOn?: string
  /** Another place of work; whether it lies in the same metropolitan area, where somebody knows. */
  newPlace?: boolean
  sameArea?: boolean
}

/** What is known about whoever it concerns. */
export type Concerned = {
  name: string
  visaExpiresOn: string | null
  passportExpiresOn: string | null
  /** The I-94 on record. */
  stayEndsOn: string | null
  cases: readonly { typeId: number; subType: string; status: number; mode?: Mode }[]
}

export type Follows = {
  /** Who has to act, or only to know. */
  who: 'you' | 'employer' | 'firm' | 'owner'
  says: string
  by?: string
  why: string
  risk?: boolean
}

/** What follows from a move, a trip or a change of the job: told at once, and worked on by whoever has to act. */
export function whatFollows(report: Reporting, about: Concerned, today: string): Follows[] {
  if (report.on === '') return []
  const found =
    report.kind === 'move'
      ? afterMove(report, about)
      : report.kind === 'trip'
        ? afterTrip(report, about, today)
        : afterJob(report, about)
  const told = isAlone(about.cases) ? found.map(withoutAttorney) : found
  // Nobody can promise a day that has passed: it is done today. What the law gave the reader stays as it is.
  return told.map((each) => (each.by && each.who !== 'you' ? { ...each, by: latest(each.by, today) } : each))
}

/** No attorney works on any of them. */
export const isAlone = (cases: Concerned['cases']): boolean =>
  cases.length > 0 && cases.every(({ mode }) => mode === 'DIY')

function afterMove({ on }: Reporting, { cases }: Concerned): Follows[] {
  const by = addDays(on, 10)
  return [
    {
      ...{ who: 'you', says: 'Report the new address to USCIS online (Form AR-11)', by },
      why: 'Within 10 days of the move (INA 265; 8 CFR 265.1). Each family member reports too.',
    },
    ...(hasAmendable(cases)
      ? [
          {
            ...{ who: 'firm' as const, says: 'Your attorney checks whether you will also work from another place' },
            by: amendmentTestedBy(on),
            why: 'Working from home in another area can need an amended petition first (8 CFR 214.2(h)(2)(i)(E)).',
          },
        ]
      : []),
  ]
}

function afterTrip({ on, returnsOn }: Reporting, about: Concerned, today: string): Follows[] {
  const { visaExpiresOn, passportExpiresOn, stayEndsOn, cases } = about
  const back = returnsOn || on
  const before = rollBack(addDays(on, -1))
  // Early enough that a trip can still be put off, or a petition filed first.
  const inTime = latest(rollBack(addDays(on, -14)), today)
  const open = cases.filter(({ status }) => isPending(status))
  const found: Follows[] = cases.some(asksForStay)
    ? [
        {
          ...{
            who: 'you',
            risk: true,
            says: 'Do not leave before your extension is filed: you must be in the United States that day',
          },
          why: 'USCIS extends the stay only of people who are in the United States (8 CFR 214.1(c)).',
        },
      ]
    : []
  if (stayEndsOn !== null && stayEndsOn >= on && stayEndsOn <= back)
    found.push({
      ...{
        who: 'you',
        risk: true,
        says: `Talk to your attorney before you leave: your stay ends ${showDate(stayEndsOn)}, while you are away`,
        by: inTime,
      },
      why: 'To come back after that day you need an approved petition and a valid visa (8 CFR 214.1).',
    })
  if (open.some(({ typeId }) => typeId === CaseType.i485))
    found.push({
      ...{
        who: 'you',
        risk: true,
        says: 'Do not leave before your attorney says the trip is safe: your green card application is pending',
        by: inTime,
      },
      why: 'Leaving without advance parole abandons it, unless you return in valid H or L status (8 CFR 245.2(a)(4)(ii)).',
    })
  if (
    open.some(({ typeId, subType }) => typeId === CaseType.h1b && (subType === 'cap' || subType === 'capExempt')) ||
    open.some(({ typeId, subType }) => caseTypeById(typeId)?.aboutDependent && subType === 'change')
  )
    found.push({
      ...{
        who: 'you',
        risk: true,
        says: 'Talk to your attorney first: a pending change of status ends when you leave',
        by: inTime,
      },
      why: 'A request to change status is treated as abandoned on departure; the petition itself can still be approved.',
    })
  if (open.some(({ subType }) => STAYS.includes(subType)))
    found.push({
      ...{ who: 'firm', risk: true, says: 'Your attorney checks how you come back while your petition is pending' },
      why: 'The extension of stay may be abandoned by leaving; you return with a valid visa and the approval or receipt.',
    })
  if (visaExpiresOn !== null && visaExpiresOn < back)
    found.push({
      ...{
        who: 'you',
        risk: true,
        says: `Get a new visa stamp before you return: yours ends ${showDate(visaExpiresOn)}`,
        by: back,
      },
      why: 'A valid visa is needed to enter again (22 CFR 41.112). Only a consulate abroad issues it.',
    })
  if (passportExpiresOn !== null && passportExpiresOn < addMonths(back, 6))
    found.push({
      ...{
        who: 'you',
        risk: passportExpiresOn < back,
        says: `Renew your passport: it ends ${showDate(passportExpiresOn)}`,
        by: on,
      },
      why: 'It should be valid for six months after you return (INA 212(a)(7)(B)); the I-94 can be cut to its last day.',
    })
  return [
    ...found,
    {
      ...{ who: 'firm', says: 'Your attorney checks the trip and tells you whether it is safe', by: before },
      why: knownOf(about, back),
    },
  ]
}

/** What asks for a longer stay of who is here. */
const STAYS: readonly string[] = ['extension', 'transfer', 'amendmentAndExtension']

/** What is on record for the way back; what is not known is said to be so. */
function knownOf({ visaExpiresOn, passportExpiresOn }: Concerned, back: string): string {
  if (visaExpiresOn === null || passportExpiresOn === null)
    return 'We do not know yet how long your visa and your passport are valid. Have both at hand.'
  if (visaExpiresOn < back || passportExpiresOn < back)
    return 'Your visa or your passport ends before you return: see above.'
  return `On ${showDate(back)} your visa stamp (until ${showDate(visaExpiresOn)}) and your passport (until ${showDate(passportExpiresOn)}) are valid.`
}

function afterJob({ on, newPlace, sameArea }: Reporting, { cases }: Concerned): Follows[] {
  if (!hasAmendable(cases))
    return [
      {
        ...{ who: 'firm', says: 'Your attorney checks whether the change touches an open case', by: on },
        why: 'A green card case rests on the job that was described in it.',
      },
    ]
  const needs = newPlace ? moveNeeds({ siteInArea: sameArea }) : undefined
  const place: Follows =
    needs === 'notice'
      ? {
          ...{ who: 'employer', says: 'Post the LCA notice at the new place before the first day there', by: on },
          why: 'Within the same area no amended petition is needed (Matter of Simeio; 20 CFR 655.734).',
        }
      : {
          ...{
            who: 'firm',
            risk: true,
            says: 'File an amended petition before the change begins',
            by: rollBack(addDays(on, -1)),
          },
          why: 'Another place of work outside the area needs one first (Matter of Simeio; 8 CFR 214.2(h)(2)(i)(E)(2)).',
        }
  return [
    ...(newPlace ? [place] : []),
    {
      ...{
        who: 'firm',
        says: 'Your attorney checks whether the change needs an amended petition',
        by: amendmentTestedBy(on),
      },
      why: 'Other duties, fewer hours or lower pay can be a material change (8 CFR 214.2(h)(2)(i)(E)).',
    },
    {
      ...{ who: 'employer', says: 'Your employer confirms title, place, hours and pay', by: amendmentTestedBy(on) },
      why: 'The petition has to describe the job as it is.',
    },
  ]
}

type OwnTask = { title: string; details: string; dueOn: string }

/** What whoever travels is told to do, as their tasks: nothing is promised that is not opened. */
export const ownTasks = (report: Reporting, about: Concerned, today: string): OwnTask[] =>
  report.kind === 'trip'
    ? whatFollows(report, about, today)
        .filter(({ who }) => who === 'you')
        .map(({ says, why, by = report.on }) => ({ title: says, details: why, dueOn: by }))
    : []

/** A petition for more stay that is not filed yet. */
const asksForStay = ({ typeId, subType, status }: Concerned['cases'][number]): boolean => {
  const { approvalEndsStay, withoutMoreStay = [] } = caseTypeById(typeId)?.deadlines ?? {}
  return isBeforeFiling(status) && approvalEndsStay === true && !withoutMoreStay.includes(subType)
}

const hasAmendable = (cases: Concerned['cases']) => cases.some(({ typeId }) => caseTypeById(typeId)?.amendable)

/** The same where nobody has an attorney: whoever owns the case looks at it (decisions §13). */
const withoutAttorney = (found: Follows): Follows => ({
  ...found,
  who: found.who === 'firm' ? 'owner' : found.who,
  says:
    INSTEAD[found.says] ??
    found.says.replace(STAY_ENDS, 'Find out how to come back before leaving: the stay ends $1, during the trip'),
})

const STAY_ENDS = /^Talk to your attorney before you leave: your stay ends (\S+), while you are away$/

const INSTEAD: Readonly<Record<string, string>> = {
  'Your attorney checks whether you will also work from another place':
    'Check whether the work is also done from another place',
  'Do not leave before your attorney says the trip is safe: your green card application is pending':
    'Do not leave before it is known that the trip is safe: a green card application is pending',
  'Talk to your attorney first: a pending change of status ends when you leave':
    'Decide first whether to travel: a pending change of status ends on departure',
  'Your attorney checks how you come back while your petition is pending':
    'Check how to come back while the petition is pending',
  'Your attorney checks the trip and tells you whether it is safe': 'Check before the trip whether it is safe',
  'Your attorney checks whether the change touches an open case': 'Check whether the change touches an open case',
  'Your attorney checks whether the change needs an amended petition':
    'Check whether the change needs an amended petition',
}
