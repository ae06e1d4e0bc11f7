import { CaseType } from '#case-types/case-type.ts'
import { COMPLAINTS, COMPLAINTS_OF_APPLICANTS } from './posting-statement.ts'
import { type BuiltInTemplate, byCompany, companyHead, FOOTER, heading, lines, p, unless, when } from './template.ts'

const lcaTypes = [CaseType.h1b, CaseType.h1b1, CaseType.e3, CaseType.lcaOnly, CaseType.pafOnly]

const offerLetter: BuiltInTemplate = {
  kind: 'offerLetter',
  name: 'Offer letter',
  about: 'The employer offers the job to the employee.',
  declaration: {
    title: 'Offer letter',
    letterhead: companyHead,
    footer: FOOTER,
    blocks: [
      p('{{letter.date}}'),
      ...lines('{{person.fullName}}', '{{person.homeAddressBlock}}'),
      p('Dear {{person.courtesyName}}:'),
      // Who works there already is offered to go on, not to begin on a day that is past.
      ...when(
        'employment.hasStarted',
        p(
          '{{company.legalName}} is pleased to offer you to continue in the position of {{employment.jobTitle}} in {{employment.workplace}}. You have worked for us since {{employment.startedOn}}.',
        ),
      ),
      ...unless(
        'employment.hasStarted',
        p(
          '{{company.legalName}} is pleased to offer you the position of {{employment.jobTitle}} in {{employment.workplace}}, starting on {{employment.startedOn}}.',
        ),
      ),
      p('Your pay is {{employment.pay}}, for {{employment.hoursPerWeek}} hours a week.'),
      ...when('employment.supervisor', p('You will report to {{employment.supervisor}}.')),
      p('This offer depends on your authorization to work in the United States.'),
      ...unless(
        'employment.hasStarted',
        p('Please bring documents for Form I-9 within three business days of your first day.'),
      ),
      p('To accept, sign and date below.'),
      ...byCompany,
      { kind: 'space' },
      ...lines(
        'Accepted: ______________________________',
        '{{person.fullName}}',
        'Date: ______________________________',
      ),
    ],
  },
}

const experienceLetter: BuiltInTemplate = {
  kind: 'experienceLetter',
  name: 'Experience letter',
  about: 'The employer confirms what somebody did, from when to when.',
  declaration: {
    title: 'Experience letter',
    letterhead: companyHead,
    footer: FOOTER,
    blocks: [
      p('{{letter.date}}'),
      p('To whom it may concern:'),
      p(
        '{{company.legalName}} confirms that {{person.fullName}} has worked for us as {{employment.jobTitle}} since {{employment.startedOn}}{{#if employment.endedOn}}, until {{employment.endedOn}}{{/if}}, for {{employment.hoursPerWeek}} hours a week.',
      ),
      p('The duties are:'),
      p('{{employment.duties}}'),
      p('You may ask us about this letter at {{company.phone}} or {{company.email}}.'),
      ...byCompany,
    ],
  },
}

/** What the notice says: 20 CFR 655.734(a)(1)(ii); the sentence about complaints is the regulation's own. */
const postingNotice: BuiltInTemplate = {
  kind: 'postingNotice',
  name: 'LCA posting notice',
  about: 'The notice that hangs at two places of the worksite for ten days.',
  typeIds: lcaTypes,
  declaration: {
    title: 'Notice of filing of a labor condition application',
    blocks: [
      { kind: 'title', text: 'Notice of filing of a labor condition application' },
      p(
        '{{company.legalName}} seeks {{lca.visaClass}} nonimmigrant workers through a labor condition application to the U.S. Department of Labor.',
      ),
      {
        kind: 'table',
        headed: false,
        columns: [
          { title: '', share: 0.4 },
          { title: '', share: 0.6 },
        ],
        rows: [
          ['Number of nonimmigrant workers sought', '{{lca.workers}}'],
          ['Occupational classification', '{{employment.jobTitle}}, SOC {{employment.socCode}}'],
          ['Wage offered', '{{employment.pay}}'],
          ['Period of employment', '{{case.requestedFrom}} to {{case.requestedUntil}}'],
          ['Locations of the work', '{{lca.worksites}}'],
        ],
      },
      p('The labor condition application is available for public inspection at:'),
      ...lines('{{company.legalName}}', '{{company.addressBlock}}'),
      p(COMPLAINTS),
      ...when('lca.obligesDependent', p(COMPLAINTS_OF_APPLICANTS)),
      heading('For the file'),
      p('Posted at: {{write.postingPlaces}}'),
      ...lines(
        'Posted on: ____________________',
        'Removed on: ____________________',
        'By: ______________________________',
      ),
    ],
  },
}

/** 20 CFR 655.760(a)(3) and (4): how the actual wage is set, and where the prevailing wage comes from. */
const pafMemo: BuiltInTemplate = {
  kind: 'pafMemo',
  name: 'Public access file memo',
  about: 'Actual wage and prevailing wage, as the public access file must show them.',
  typeIds: lcaTypes,
  declaration: {
    title: 'Public access file memo',
    letterhead: companyHead,
    footer: FOOTER,
    blocks: [
      { kind: 'title', text: 'Memorandum for the public access file' },
      ...lines(
        'Date: {{letter.date}}',
        'Position: {{employment.jobTitle}}, SOC {{employment.socCode}}',
        'Worksite: {{employment.workplace}}',
      ),
      heading('Wage rate'),
      p('The worker is paid {{employment.pay}}.'),
      heading('Actual wage'),
      p(
        'The actual wage is what {{company.legalName}} pays to others with similar experience and qualifications for this work at this worksite. It is set as follows: {{write.wageSystem}}.',
      ),
      heading('Prevailing wage'),
      p('The prevailing wage comes from: {{write.wageSource}}.'),
      p('The worker is paid the higher of the two, and is offered benefits on the same basis as U.S. workers.'),
      ...byCompany,
    ],
  },
}

export const employerLetters = [offerLetter, experienceLetter, postingNotice, pafMemo] as const
