import { is, not } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutCertification, aboutPermJob } from '#facts/derived/labor-certification.ts'
import { employment } from '#facts/employment.ts'
import { laborCertification, permJob } from '#facts/labor-certification.ts'

export const wage = part('E', 'Job Opportunity and Wage Information', [
  ask('1', laborCertification.wageDeterminationNumber, {
    label: 'Prevailing Wage Determination (PWD) case number',
  }),
  ask('2', aboutCertification.wageRequestInstead, {
    label: 'If a valid PWD has not been obtained due to supervised recruitment: is a completed Form ETA-9141 attached?',
  }),
  ask('3', employment.wage, { label: 'Offered Wage, From' }),
  askIfAny('3 to', laborCertification.offeredWageTo, { label: 'Offered Wage, To' }),
  ask('4', employment.wageUnit, { label: 'Per' }),
  ask('5', laborCertification.wageConditions, { label: 'Additional conditions about the offered wage' }),
])

const named = not(is(permJob.worksiteKind, 'No specific address'))

export const worksite = part('F', 'Area of Intended Employment Information', [
  ask('a.1', permJob.worksiteKind, {
    label: 'Type of worksite location that best describes where work will be performed',
  }),
  ask('a.2', aboutPermJob.permWorksite, { label: 'Worksite Address', when: named }),
  askIfAny('a.3', aboutPermJob.permWorksiteUnit, {
    label: 'Worksite Address (apartment/suite/floor and number)',
    when: named,
  }),
  ask('a.5', employment.worksiteCounty, { label: 'County', when: named }),
  ask('a.8', permJob.wageAreaCode, { label: 'MSA/OES Area Code' }),
  ask('a.8.a', permJob.wageAreaTitle, { label: 'MSA Name/OES Area Title' }),
  ask('b.1', laborCertification.otherWorkAreas, {
    label: 'Will work be performed in geographic areas other than the one identified in Section F.a above?',
  }),
  ask('b.2', aboutCertification.appendixBAttached, { label: 'Is a completed Appendix B attached?' }),
  askIfAny('c.1', laborCertification.geographicArea, {
    label: 'Geographic area(s) where work will be performed, where the specific MSA(s) are not known or are dispersed',
  }),
])
