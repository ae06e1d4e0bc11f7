import { has, is, yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { employment } from '#facts/employment.ts'
import { attorney } from '#facts/firm.ts'
import { aboutLcaFiling, lcaFiling } from '#facts/online-forms.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { lcaJob } from './lca-job.ts'
import { attorneyItems, contactItems, employerItems } from './parties.ts'

const forH1b = is(aboutLcaFiling.lcaClass, 'H-1B')
const exemptOnly = yes(lcaFiling.lcaExemptOnly)

export const eta9035Own = Object.values(lcaFiling)

/** Labor Condition Application (20 CFR 655.730; h1b-compliance.md §6.3), in the order of FLAG. */
export const eta9035 = form({
  id: 'eta-9035',
  edition: '',
  name: 'ETA-9035',
  title: 'Labor Condition Application for Nonimmigrant Workers',
  parts: [
    part('A', 'Employment-Based Nonimmigrant Visa Information', [
      ask('1', aboutLcaFiling.lcaClass, { label: 'Visa classification supported by this application' }),
    ]),
    part('B', 'Temporary Need Information', [
      ask('1', lcaJob.lcaJobOffered, { label: 'Job title' }),
      ask('2', lcaJob.lcaSocOffered, { label: 'SOC (ONET/OEWS) code' }),
      ask('3', lca.lcaSocTitle, { label: 'SOC (ONET/OEWS) occupation title' }),
      ask('4', lcaJob.lcaFullTimeOffered, { label: 'Is this a full-time position?' }),
      ask('5', lca.lcaBeginsOn, { label: 'Begin date' }),
      ask('6', lca.lcaEndsOn, { label: 'End date' }),
      ask('7', lca.lcaWorkers, { label: 'Total worker positions being requested' }),
      ask('7 a–f', lca.lcaBaskets, { label: 'Workers by kind: the sum is the total above' }),
    ]),
    part('C', 'Employer Information', employerItems),
    part('D', 'Employer Point of Contact Information', contactItems),
    part('E', 'Attorney or Agent Information', attorneyItems, has(attorney.familyName)),
    part('F', 'Employment and Wage Information', [
      ask('a.1', lcaJob.lcaPlacesOffered, { label: 'Places of employment (at most 10)' }),
      ask('a.2', employment.offSite, { label: 'Will workers be placed with a secondary entity at this place?' }),
      ask('a.10', lcaJob.lcaWageOffered, { label: 'Wage rate paid to nonimmigrant workers: from' }),
      askIfAny('a.10 to', lca.lcaWageTo, { label: 'Wage rate: to' }),
      ask('a.10 per', lcaJob.lcaWageOfferedPer, { label: 'Per' }),
      ask('a.11', lca.prevailingWage, { label: 'Prevailing wage rate, a year' }),
      ask('a.12', lcaFiling.lcaWageSource, { label: 'Source of the prevailing wage' }),
      ask('a.12 number', lca.pwdNumber, {
        label: 'Prevailing wage tracking number',
        when: is(lcaFiling.lcaWageSource, 'Prevailing wage determination'),
      }),
      ask('a.13', lca.lcaWageLevel, { label: 'Wage level', when: is(lcaFiling.lcaWageSource, 'OEWS') }),
      ask('a.13 year', lcaFiling.lcaWageYear, {
        label: 'Source year',
        when: is(lcaFiling.lcaWageSource, 'OEWS', 'Another survey'),
      }),
      ask('a.14', lcaFiling.lcaSurvey, {
        label: 'Title and publisher of the survey',
        when: is(lcaFiling.lcaWageSource, 'Another survey'),
      }),
    ]),
    part(
      'H',
      'Additional Employer Labor Condition Statements',
      [
        ask('1', lca.lcaDependent, { label: 'At the time of filing, is the employer H-1B dependent?' }),
        ask('2', lca.lcaWillfulViolator, { label: 'Was the employer found to be a willful violator?' }),
        ask('3', lcaFiling.lcaExemptOnly, {
          label: 'Will this application be used only for exempt H-1B nonimmigrants?',
          when: yes(lca.lcaDependent),
        }),
        ask('4', lcaFiling.lcaExemptBy, { label: 'Basis of the exemption', when: exemptOnly }),
      ],
      forH1b,
    ),
    part('I', 'Public Disclosure Information', [
      ask('1', lcaFiling.lcaDisclosedAt, { label: 'Public disclosure information will be kept at' }),
    ]),
    part('J', 'Notice of Obligations: who signs for the employer', [
      ask('1', company.signerLastName, { label: 'Last (family) name of the hiring official' }),
      ask('2', company.signerFirstName, { label: 'First (given) name of the hiring official' }),
      ask('4', company.signerTitle, { label: 'Title' }),
    ]),
  ],
})
