import { CaseType } from '#case-types/case-type.ts'
import {
  type BuiltInTemplate,
  byAttorney,
  byCompany,
  companyHead,
  FOOTER,
  firmHead,
  heading,
  lines,
  p,
  toUscis,
  unless,
  when,
} from './template.ts'

const workers = [CaseType.h1b, CaseType.h1b1, CaseType.e3, CaseType.l1, CaseType.o1, CaseType.tn]

/** The employer to USCIS: who it is, what the job is, why the worker qualifies. */
/** Who files and for whom, by the roles of the main form. */
const parties = ['{{#each case.parties}}', '**{{as}}: {{name}}**', '{{/each}}']

const supportLetter: BuiltInTemplate = {
  kind: 'supportLetter',
  name: 'Support letter',
  about: 'The employer explains the job and the worker to USCIS.',
  typeIds: workers,
  place: 'support',
  declaration: {
    title: 'Support letter',
    letterhead: companyHead,
    footer: FOOTER,
    blocks: [
      ...toUscis,
      ...lines('**RE: {{case.mainForm}}, {{case.saidName}}**', '**Beneficiary: {{person.fullName}}**'),
      p('Dear Officer:'),
      p(
        '{{company.legalName}} petitions for {{person.courtesyName}} in {{case.classification}} status from {{case.requestedFrom}} to {{case.requestedUntil}}{{#if is.extends}}, and asks to extend the stay accordingly{{/if}}{{#if is.changesStatus}}, and asks to change the status accordingly{{/if}}.',
      ),
      ...when('is.changesEmployer', p('{{person.courtesyName}} will join us from another employer.')),
      ...when(
        'is.amends',
        p(
          'This petition amends an approved petition because the terms of employment change materially: {{write.why}}.',
        ),
      ),
      heading('The employer'),
      p(
        '{{company.legalName}} was established in {{company.yearEstablished}} and employs {{company.employees}} people in the United States. {{company.about}}',
      ),
      heading('The position'),
      p(
        'We employ {{person.courtesyName}} as {{employment.jobTitle}} in {{employment.workplace}}, for {{employment.hoursPerWeek}} hours a week. The duties are:',
      ),
      p('{{employment.duties}}'),
      ...when(
        'is.thirdPartyPlacement',
        p(
          'The work is done at a client’s site. {{company.legalName}} remains the employer: we hire, pay, supervise and evaluate {{person.courtesyName}}, and we alone may end the employment.',
        ),
      ),
      p(
        'The position requires at least {{employment.requiredEducation}} in {{employment.requiredFields}}, because its duties call for the theoretical and practical application of that body of knowledge.',
      ),
      heading('The beneficiary'),
      p(
        '{{person.courtesyName}} holds the following: {{person.highestEducation}}, in {{person.majorField}}. Copies of the credentials are enclosed.',
      ),
      heading('Terms of employment'),
      p(
        'We will pay {{employment.pay}}{{#if case.laborCaseNumber}}, as attested in labor condition application {{case.laborCaseNumber}}{{/if}}.',
      ),
      ...when(
        'case.owesReturn',
        p(
          'If {{person.courtesyName}} is dismissed before the authorized stay ends, we will pay the reasonable cost of the return abroad.',
        ),
      ),
      p('We ask that you approve this petition. Thank you for your attention.'),
      ...byCompany,
    ],
  },
}

/** The firm to USCIS: what is in the envelope and in which order. */
const coverLetter: BuiltInTemplate = {
  kind: 'coveringLetter',
  name: 'Cover letter',
  about: 'The law firm tells USCIS what is filed and what is enclosed.',
  place: 'cover',
  declaration: {
    title: 'Cover letter',
    letterhead: firmHead,
    footer: FOOTER,
    blocks: [
      ...toUscis,
      ...lines('**RE: {{case.subject}}**', ...parties, 'Our case number: {{case.number}}'),
      p('Dear Officer:'),
      p(
        'We represent the petitioner or applicant named above; our notice of appearance is enclosed. We file the following forms:',
      ),
      ...lines('{{#each case.forms}}', '{{name}}', '{{/each}}'),
      ...when('is.premium', p('**Premium processing is requested.**')),
      p('In support we enclose:'),
      ...lines('{{#each case.documents}}', '{{name}}', '{{/each}}'),
      ...unless('case.documents', p('{{write.enclosures}}')),
      p(
        'Copies are true copies of the originals, which can be shown on request. Please send all notices to our office at the address above.',
      ),
      ...byAttorney,
    ],
  },
}

/** All that is asked for is answered once and together (8 CFR 103.2(b)(11)); the notice lies on top. */
const answerTo = (
  kind: 'rfeResponse' | 'noidResponse',
  name: string,
  about: string,
  { notice, asked, closing }: { notice: string; asked: string; closing: string },
): BuiltInTemplate => ({
  ...{ kind, name, about },
  declaration: {
    title: name,
    letterhead: firmHead,
    footer: FOOTER,
    blocks: [
      ...toUscis,
      ...lines(
        `**RE: Response to the ${notice} of {{case.rfeNoticeOn}}**`,
        '**{{case.mainForm}}, receipt number {{case.receiptNumber}}**',
        ...parties,
        'Response due: {{case.rfeDueOn}}',
      ),
      p('Dear Officer:'),
      p(`We answer your ${notice} in full and at one time. The original lies on top of this response.`),
      heading(asked),
      p('{{write.points}}'),
      heading('Exhibits'),
      ...lines('{{#each response.exhibits}}', '{{tab}}: {{name}}', '{{/each}}'),
      ...unless('response.exhibits', p('{{write.exhibits}}')),
      p(closing),
      ...byAttorney,
    ],
  },
})

const rfeResponse = answerTo(
  'rfeResponse',
  'Response to a request for evidence',
  'The law firm answers an RFE, point by point, with exhibits.',
  {
    notice: 'request for evidence',
    asked: 'What was asked, and our answer',
    closing:
      'With this evidence the petition meets the requirements of the classification. We ask that you approve it.',
  },
)

const noidResponse = answerTo(
  'noidResponse',
  'Response to a notice of intent to deny',
  'The law firm answers a NOID, reason by reason, with exhibits.',
  {
    notice: 'notice of intent to deny',
    asked: 'The reasons given, and our answer',
    closing: 'For these reasons we ask that you not deny the petition, and that you approve it.',
  },
)

const withdrawal: BuiltInTemplate = {
  kind: 'withdrawal',
  name: 'Withdrawal',
  about: 'The petitioner withdraws a pending petition or application.',
  declaration: {
    title: 'Withdrawal',
    letterhead: firmHead,
    footer: FOOTER,
    blocks: [
      ...toUscis,
      ...lines(
        '**RE: Withdrawal of {{case.mainForm}}**',
        '**Receipt number: {{case.receiptNumber}}**',
        '**Beneficiary: {{person.fullName}}**',
      ),
      p('Dear Officer:'),
      p(
        'On behalf of {{company.legalName}} we withdraw the petition named above.{{#if case.isPending}} It was filed for {{person.fullName}} and has not been decided.{{/if}} The reason is: {{write.why}}.',
      ),
      ...unless('case.isPending', p('{{write.notPending}}')),
      p('Please confirm the withdrawal in writing to our office.'),
      ...byAttorney,
    ],
  },
}

/** 8 CFR 214.2(h)(11)(i)(A): the petitioner tells USCIS at once when the worker is no longer employed. */
const revocation: BuiltInTemplate = {
  kind: 'revocation',
  name: 'H-1B revocation',
  about: 'The employer tells USCIS that the H-1B employment has ended, and asks to revoke the approval.',
  typeIds: [CaseType.h1b],
  declaration: {
    title: 'Request to revoke an H-1B petition',
    letterhead: companyHead,
    footer: FOOTER,
    blocks: [
      ...toUscis,
      ...lines(
        '**RE: Request to revoke an approved H-1B petition (8 CFR 214.2(h)(11))**',
        '**Receipt number: {{case.receiptNumber}}**',
        '**Beneficiary: {{person.fullName}}**',
      ),
      p('Dear Officer:'),
      p(
        '{{company.legalName}} no longer employs {{person.courtesyName}} as {{employment.jobTitle}}. The last day of employment was {{employment.endedOn}}. We ask you to revoke the approval of our petition.',
      ),
      ...unless('case.isApproved', p('{{write.notApproved}}')),
      // Owed to who is dismissed, not to who resigns (8 CFR 214.2(h)(4)(iii)(E)): whoever signs knows which it was.
      p('{{write.returnCost}}'),
      p('We will withdraw the labor condition application where nobody else works under it.'),
      ...byCompany,
    ],
  },
}

export const petitionLetters = [supportLetter, coverLetter, rfeResponse, noidResponse, withdrawal, revocation] as const
