import { choice, exact, facts, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

/** Not for the employer's eyes. */
const ofApplicant = { askedOf: ['employee', 'attorney'] } as const

/** An application for a work permit (employment authorization document): Form I-765. */
export const workPermit = facts('case', {
  workPermitReason: choice('Why do you apply for a work permit?', ['Initial', 'Replacement', 'Renewal'], {
    words: {
      Initial: 'For the first time in this category',
      Replacement: 'To replace a lost, stolen or damaged card, or to correct one',
      Renewal: 'To renew a work permit',
    },
    help: 'A card that is wrong by a mistake of USCIS is corrected without a new application and fee.',
  }),
  // The categories of the specification, §3; all others are typed.
  workPermitCategory: choice(
    'Eligibility category',
    ['(c)(3)(A)', '(c)(3)(B)', '(c)(3)(C)', '(c)(9)', '(c)(26)', 'Other'],
    {
      words: {
        '(c)(3)(A)': '(c)(3)(A) Student, practical training before completion (OPT)',
        '(c)(3)(B)': '(c)(3)(B) Student, practical training after completion (OPT)',
        '(c)(3)(C)': '(c)(3)(C) Student, STEM extension of practical training',
        '(c)(9)': '(c)(9) Applicant for adjustment of status (green card)',
        '(c)(26)': '(c)(26) H-4 spouse of an H-1B worker',
        Other: 'Another category',
      },
      help: 'What gives you the right to work. Your attorney or school knows the category.',
    },
  ),
  otherWorkPermitCategory: text('Other eligibility category', {
    max: 15,
    help: 'As in the instructions to Form I-765, such as (c)(8) or (c)(17)(iii).',
  }),
  stemDegree: text('Degree of the STEM extension', {
    max: 100,
    help: 'Level and field. Only if it is not your newest degree.',
  }),
  spousePetitionReceipt: text('Receipt number of your H-1B spouse’s newest petition', {
    max: 13,
    format: 'receipt',
    help: 'On the newest notice (Form I-797) for your spouse’s Form I-129.',
  }),
  immigrantPetitionReceipt: text('Receipt number of the immigrant petition (Form I-140)', {
    max: 13,
    format: 'receipt',
    help: 'On the notice (Form I-797) for Form I-140: your own for (c)(35), your spouse’s or parent’s for (c)(36).',
  }),
})

/** What a work permit asks of a person that other applications can share. */
export const workPermitHistory = facts('person', {
  appliedForWorkPermit: yesNo('Have you ever filed Form I-765 before?', {
    help: 'An application for a work permit (EAD card), in any category.',
  }),
  everArrested: yesNo('Have you ever been arrested for, or convicted of, any crime?', {
    ...ofApplicant,
    help: 'Anywhere in the world and at any time, even if nothing came of it. Your attorney tells you which court papers are needed.',
  }),
  abcClassMember: yesNo('Are you eligible for benefits under the ABC settlement agreement?', {
    ...ofApplicant,
    help: 'Only for certain nationals of El Salvador and Guatemala who came before 1991.',
  }),
})

/** The employer of a STEM extension takes part in E-Verify (8 CFR 214.2(f)(10)(ii)(C)(5)). */
export const eVerify = facts('company', {
  eVerifyName: text('Employer name in E-Verify', { max: 200, askedOf: ['employer', 'attorney'] }),
  eVerifyNumber: exact('E-Verify company identification number', {
    max: 15,
    askedOf: ['employer', 'attorney'],
    help: 'On the first page of the E-Verify memorandum of understanding; or the client company number.',
  }),
})

export const topics: readonly Topic[] = [
  topic('workPermit', 'Your work permit', [...Object.values(workPermit), ...Object.values(workPermitHistory)]),
  topic('eVerify', 'E-Verify', Object.values(eVerify)),
]
