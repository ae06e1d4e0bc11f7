import { any, is, yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { employment } from '#facts/employment.ts'
import { laborCertification, permRequirements, recruiting } from '#facts/labor-certification.ts'
import { permReasons, teacherRecruitment } from '#facts/online-forms.ts'
import { position } from '#facts/petition-parties.ts'

/** By which FLAG knows the application that an appendix belongs to. */
const application = part('A', 'Employer and job', [
  ask('1', company.legalName, { label: 'Legal business name' }),
  ask('2', employment.jobTitle, { label: 'Job title' }),
  ask('3', laborCertification.wageDeterminationNumber, {
    label: 'Prevailing Wage Determination (PWD) case number',
  }),
])

/** ETA-9089 since June 1, 2023 (case-types.md §7): its further appendices. Section F.b of the form sends to B. */
export const appendixB = form({
  id: 'eta-9089-appendix-b',
  edition: '',
  name: 'ETA-9089 Appendix B',
  title: 'Additional Worksite Information',
  parts: [
    application,
    part('B', 'Additional worksites', [
      ask('1', laborCertification.otherWorkAreas, { label: 'Will work also be done in another area?' }),
      ask('2', position.furtherWorksites, {
        label: 'Each place besides the primary worksite',
        when: yes(laborCertification.otherWorkAreas),
      }),
    ]),
  ],
})

/** Section G: each “yes” to questions 6 to 12 is explained in a section of its own. */
const explanations = [
  ask('6', permReasons.premisesReason, {
    label: 'The worker lives on the employer’s premises',
    when: yes(permRequirements.livesOnPremises),
  }),
  ask('7', permReasons.occupationsReason, {
    label: 'The job combines occupations',
    when: yes(permRequirements.combinedOccupations),
  }),
  ask('8', permReasons.languageReason, {
    label: 'A foreign language is required or preferred',
    when: yes(permRequirements.foreignLanguage),
  }),
  ask('9', permReasons.preparationReason, {
    label: 'The requirements exceed the usual preparation (SVP)',
    when: is(permRequirements.aboveUsualPreparation, 'Yes'),
  }),
  ask('10', permReasons.credentialsReason, {
    label: 'A credentialing service was used',
    when: is(permRequirements.credentialsEvaluated, 'Yes'),
  }),
  ask('11', permReasons.paymentReason, {
    label: 'The employer received a payment for the application',
    when: yes(permRequirements.paidForFiling),
  }),
  ask('12', permReasons.layoffReason, {
    label: 'There was a layoff in the occupation and area',
    when: yes(permRequirements.layoffs),
  }),
]

/** Without a “yes” there is nothing to explain, and no appendix. */
export const explains = any(...explanations.flatMap(({ when }) => when ?? []))

export const appendixC = form({
  id: 'eta-9089-appendix-c',
  edition: '',
  name: 'ETA-9089 Appendix C',
  title: 'Supplemental Information',
  parts: [application, part('G', 'Explanations of Section G', explanations)],
})
export const appendixCOwn = Object.values(permReasons)

/** Special recruitment is for who teaches at a college alone (20 CFR 656.18). */
export const ofTeacher = is(recruiting.occupationKind, 'College teacher')

/** Section H.b 1c sends here instead of to the recruitment of Sections H.c and H.d. */
export const appendixD = form({
  id: 'eta-9089-appendix-d',
  edition: '',
  name: 'ETA-9089 Appendix D',
  title: 'Special Recruitment Information',
  parts: [
    application,
    part(
      'B',
      'College and university teachers (20 CFR 656.18)',
      [
        ask('1', company.higherEducation, { label: 'Is the employer a college or university?' }),
        ask('2', teacherRecruitment.teacherSelectedOn, { label: 'Date of the selection' }),
        ask('3', teacherRecruitment.teacherJournal, { label: 'National professional journal' }),
        ask('4', teacherRecruitment.teacherJournalOn, { label: 'Date of the advertisement' }),
        askIfAny('5', teacherRecruitment.teacherSources, { label: 'Additional recruitment sources' }),
      ],
      ofTeacher,
    ),
  ],
})
export const appendixDOwn = Object.values(teacherRecruitment)
