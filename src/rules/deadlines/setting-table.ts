import { countryNamesAsOf } from '#formats/countries.ts'
import { showDate } from '#formats/dates.ts'
import type { Day } from '#formats/day.ts'

/** V: checked against published text. S: standing rule. U: open or volatile, so a person confirms it before use. */
export type Evidence = 'V' | 'S' | 'U'

export type CapSeason = {
  /** Eastern time, to the second. */
  registrationOpens: string
  registrationCloses: string
  selectedBy: Day
  filingFrom: Day
  filingUntil: Day
  startsOn: Day
}

/** Where a month lacks the day: to the first of the next month, or back to the last of it. */
export type Clamp = 'up' | 'down'
export type YesOrNo = 'no' | 'yes'

/** Everything that may change, or that a firm may choose, by name and type. */
export type SettingValues = {
  graceDays: number
  validityMarginDays: number
  pendingWorkDays: number
  clampEarliest: Clamp
  clampRetention: Clamp
  capGapStartByApril1: YesOrNo
  autoExtensionOnExpiryDay: YesOrNo
  fineNoticeMailDays: number
  inspectionAnswerDays: number
  lcaSlotReuse: YesOrNo
  clampedTermEnds: 'the day before' | 'that day'
  wageRequestMonths: number
  capSeason: CapSeason
  lcaPosting: 'business' | 'calendar'
  publicFileRetention: 'last employment' | 'later of both'
  permQuietDays: number
  rfeDays: number
  rfeDaysI539: number
  noticeDays: number
  mailDays: number
  mailDaysAbroad: number
  appealDays: number
  appealDaysRevocation: number
  f1PostCompletionDays: number
  autoExtensionDays: number
  stemExtensionDays: number
  adjustmentCardMonths: number
  terminationNoticeDays: number
  filesMonthsAhead: number
  h1b1RequestMonths: number
  photoDays: number
  /** In dollars. */
  immigrantVisaFee: number
  familyVisaFee: number
  supportReviewFee: number
  workVisaFee: number
  /** No rule counts with it: that the names on forms are the right ones is a person's to confirm, like the rest. */
  countryNames: 'Department of State'
}

export type SettingName = keyof SettingValues

export type SettingRow<Name extends SettingName = SettingName> = {
  [Each in Name]: {
    name: Each
    value: SettingValues[Each]
    /** In force from this day … */
    from?: Day
    /** … up to and with this day; open when left out. */
    until?: Day
    source: string
    evidence: Evidence
    /** False: shown with a question until a person confirms it. */
    confirmed: boolean
  }
}[Name]

const row = <Name extends SettingName>(
  name: Name,
  value: SettingValues[Name],
  source: string,
  evidence: Evidence,
  dates: { from?: Day; until?: Day } = {},
) => ({ name, value, source, evidence, confirmed: evidence !== 'U', ...dates }) as SettingRow<Name>

/** The one place of what is not fixed. A value changes by a new row, never by editing an old one. */
export const settingTable: readonly SettingRow[] = [
  row('graceDays', 60, '8 CFR 214.1(l)(2); DHS may shorten it', 'S'),
  row('validityMarginDays', 10, '8 CFR 214.1(l)(1)', 'S'),
  // The regulation begins its 240 days on the day the stay expires, so that day is the first; many guides add all 240.
  row('pendingWorkDays', 239, '8 CFR 274a.12(b)(20): the 240 days begin on the day the stay expires', 'U'),
  row('clampEarliest', 'up', 'internal: the cautious reading of six months from a day the month lacks', 'U'),
  row('clampRetention', 'up', 'internal: the cautious reading of years from February 29', 'U'),
  row('capGapStartByApril1', 'yes', '8 CFR 214.2(f)(5)(vi)(A), as amended 01-17-2025; text not read again', 'U'),
  row(
    'autoExtensionOnExpiryDay',
    'no',
    '8 CFR 274a.13(d)(1)(i): filed before the expiration; text not read again',
    'U',
  ),
  row('fineNoticeMailDays', 0, '8 CFR 274a.9(e)–(f); whether mail adds five days is open', 'U'),
  row('inspectionAnswerDays', 10, 'internal: where a notice in an inspection prints no date', 'U'),
  row('lcaSlotReuse', 'no', 'internal: the cautious reading of 20 CFR 655.730(c)', 'U'),
  row('clampedTermEnds', 'the day before', 'internal: the cautious reading of three years from February 29', 'S'),
  row('wageRequestMonths', 24, 'internal: processing times of the Department of Labor', 'U'),
  row('capSeason', capOf2027(), 'USCIS announcement for fiscal year 2027', 'V', {
    from: '2026-01-01',
    until: '2026-12-31',
  }),
  row('lcaPosting', 'business', '20 CFR 655.734(a)(1)(ii) says days; business days satisfy both readings', 'V'),
  row('publicFileRetention', 'last employment', '20 CFR 655.760(c)', 'S'),
  row('permQuietDays', 1, 'internal: one day more than 20 CFR 656.17(e) asks', 'S'),
  row('rfeDays', 84, '8 CFR 103.2(b)(8)(iv)', 'V'),
  row('rfeDaysI539', 30, 'USCIS Policy Manual, standard timeframes', 'V'),
  row('noticeDays', 30, '8 CFR 103.2(b)(8)(iv), 205.2', 'S'),
  row('mailDays', 3, '8 CFR 103.8(b)', 'V'),
  row('mailDaysAbroad', 14, 'USCIS Policy Manual', 'S'),
  row('appealDays', 30, '8 CFR 103.3(a)(2)(i)', 'S'),
  row('appealDaysRevocation', 15, '8 CFR 205.2(d)', 'S'),
  // RIN 1653-AA95 would make it 30; whether and when it was published is open.
  row('f1PostCompletionDays', 60, '8 CFR 214.2(f)(5)(iv); a pending rule would make it 30', 'U'),
  row('autoExtensionDays', 540, '8 CFR 274a.13(d)', 'V', { until: '2025-10-29' }),
  row('autoExtensionDays', 0, 'interim final rule of October 30, 2025', 'V', { from: '2025-10-30' }),
  row('stemExtensionDays', 180, '8 CFR 274a.12(b)(6)(iv)', 'V'),
  row('adjustmentCardMonths', 60, 'USCIS Policy Manual', 'V', { until: '2025-12-04' }),
  row('adjustmentCardMonths', 18, 'USCIS policy of December 5, 2025', 'V', { from: '2025-12-05' }),
  row(
    'countryNames',
    'Department of State',
    `${countryNamesAsOf.source}, as of ${showDate(countryNamesAsOf.day)}; USCIS has no list of its own for paper forms`,
    'U',
  ),
  row('filesMonthsAhead', 6, 'Form I-129 instructions for L-1, TN, E-3 and H-1B1; text not read again', 'U'),
  row('h1b1RequestMonths', 12, 'INA 214(g)(8)(C); text not read again', 'U'),
  row('photoDays', 30, 'Form I-485 instructions: recent photos; confirm in those of the edition', 'U'),
  // The amounts of immigrant visas are those of 2014; only visas for workers were raised in 2023.
  row('immigrantVisaFee', 345, '22 CFR 22.1; 79 FR 51247; amount not read again', 'U', { from: '2014-09-12' }),
  row('familyVisaFee', 325, '22 CFR 22.1; 79 FR 51247; amount not read again', 'U', { from: '2014-09-12' }),
  row('supportReviewFee', 120, '22 CFR 22.1; 79 FR 51247; amount not read again', 'U', { from: '2014-09-12' }),
  row('workVisaFee', 205, '22 CFR 22.1; 88 FR 18243; whether a visa integrity fee is collected is open', 'U', {
    from: '2023-06-17',
  }),
  row('terminationNoticeDays', 5, 'internal: promptly, 8 CFR 214.2(h)(11)(i)', 'S'),
]

function capOf2027(): CapSeason {
  return {
    registrationOpens: '2026-03-04T12:00:00',
    registrationCloses: '2026-03-19T12:00:00',
    selectedBy: '2026-03-31',
    filingFrom: '2026-04-01',
    filingUntil: '2026-06-30',
    startsOn: '2026-10-01',
  }
}
