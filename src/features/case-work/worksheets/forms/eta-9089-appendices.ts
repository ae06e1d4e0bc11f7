import { ask, askIfAny, form, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { employment } from '#facts/employment.ts'
import { wageRequest } from '#facts/online-forms.ts'
import { position } from '#facts/petition-parties.ts'

/** ETA-9089 since June 1, 2023 (case-types.md §7): its further appendices, in the order of FLAG. */
export const appendixB = form({
  id: 'eta-9089-appendix-b',
  edition: '',
  name: 'ETA-9089 Appendix B',
  title: 'Additional Worksite Information',
  parts: [
    part('A', 'Employer and job', [
      ask('1', company.legalName, { label: 'Legal business name' }),
      ask('2', employment.jobTitle, { label: 'Job title' }),
    ]),
    part('B', 'Additional worksites', [
      askIfAny('1', position.furtherWorksites, { label: 'Each place besides the primary worksite' }),
    ]),
  ],
})

export const appendixC = form({
  id: 'eta-9089-appendix-c',
  edition: '',
  name: 'ETA-9089 Appendix C',
  title: 'Supplemental Information',
  parts: [
    part('A', 'What does not fit on the form', [
      askIfAny('1', wageRequest.skillsNeeded, { label: 'Special skills or other requirements' }),
      askIfAny('2', employment.duties, { label: 'Job duties' }),
      askIfAny('3', wageRequest.travelDetails, { label: 'Travel' }),
    ]),
  ],
})

export const appendixD = form({
  id: 'eta-9089-appendix-d',
  edition: '',
  name: 'ETA-9089 Appendix D',
  title: 'Special Recruitment Information',
  parts: [
    part('A', 'College and university teachers (20 CFR 656.18)', [
      ask('1', company.legalName, { label: 'Legal business name' }),
      ask('2', employment.jobTitle, { label: 'Job title' }),
      ask('3', company.higherEducation, { label: 'Is the employer a college or university?' }),
    ]),
  ],
})
