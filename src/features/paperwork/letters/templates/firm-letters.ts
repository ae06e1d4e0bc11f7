import { CaseType } from '#case-types/case-type.ts'
import type { DocxBlock } from '#docx/blocks.ts'
import { type BuiltInTemplate, byAttorney, FOOTER, firmHead, heading, lines, p, unless, when } from './template.ts'

const collectionDemand: BuiltInTemplate = {
  kind: 'collection',
  name: 'Collection demand',
  about: 'The law firm asks a debtor of the client to pay.',
  typeIds: [CaseType.collections],
  declaration: {
    title: 'Demand for payment',
    letterhead: firmHead,
    footer: FOOTER,
    blocks: [
      p('{{letter.date}}'),
      p('{{collection.debtor}}'),
      p('**RE: Amount owed to {{company.legalName}}**'),
      p('We represent {{company.legalName}}.'),
      p(
        'Our client delivered what was agreed and sent the invoices listed below. {{collection.outstanding}} is unpaid.',
      ),
      ...lines(
        '{{#each collection.invoices}}',
        'Invoice {{number}} of {{issuedOn}}, due {{dueOn}}: {{unpaid}} of {{amount}} is unpaid.',
        '{{/each}}',
      ),
      ...when(
        'collection.planKept',
        p(
          'You pay in installments as agreed. The next one, {{collection.instalment}}, is due on {{collection.instalmentOn}}. This letter demands nothing beyond the plan.',
        ),
      ),
      ...unless(
        'collection.planKept',
        p('We ask you to pay {{collection.demand}}.'),
        p(
          'Please pay by {{collection.payBy}}. If you dispute the amount, tell us in writing by then what you dispute and why.',
        ),
        p(
          'If we do not hear from you, our client may take the matter to court. This letter gives up none of its rights.',
        ),
      ),
      ...byAttorney,
    ],
  },
}

const contractMemo: BuiltInTemplate = {
  kind: 'contractMemo',
  name: 'Contract-review memo',
  about: 'The law firm tells the client what a contract means for its immigration work.',
  typeIds: [CaseType.contractReview],
  declaration: {
    title: 'Contract-review memo',
    letterhead: firmHead,
    footer: FOOTER,
    blocks: [
      { kind: 'title', text: 'Memorandum' },
      ...lines(
        'Date: {{letter.date}}',
        'To: {{company.legalName}}',
        'From: {{attorney.signature}}',
        'About: {{review.parties}}',
        '**Privileged and confidential**',
      ),
      heading('What we read'),
      ...lines('{{#each case.documents}}', '{{name}}', '{{/each}}'),
      heading('What we found'),
      ...lines(
        '{{#each review.findings}}',
        '**Clause {{clause}}{{page}}, risk {{risk}}.**{{quote}}',
        'We advise: {{advice}}',
        '{{/each}}',
      ),
      ...byAttorney,
    ],
  },
}

/** ABA Model Rule 1.5(b): scope and fee in writing; Rule 1.7: both clients told that the firm represents both. */
const engagement: BuiltInTemplate = {
  kind: 'engagement',
  anyCase: true,
  name: 'Engagement letter',
  about: 'The law firm and its client agree on scope and fee.',
  declaration: {
    title: 'Engagement letter',
    letterhead: firmHead,
    footer: FOOTER,
    blocks: [
      p('{{letter.date}}'),
      ...lines('{{company.contactName}}', '{{company.legalName}}', '{{company.addressBlock}}'),
      p('**RE: {{case.saidName}} for {{person.fullName}}**'),
      p('Dear {{company.contactName}}:'),
      p('Thank you for choosing {{firm.name}}. This letter says what we do for you and what it costs.'),
      heading('What we do'),
      p('{{write.scope}}'),
      heading('Whom we represent'),
      p(
        'We represent {{company.legalName}} and, in this matter, {{person.fullName}}. What one of you tells us about the matter we may share with the other. If your interests part, we may have to stop representing one or both of you.',
      ),
      heading('What it costs'),
      p(
        'Our fee is {{write.fee}}. Government fees are charged as they are. The fees of an H-1B petition that the law puts on the employer are paid by the employer.',
      ),
      // 20 CFR 656.12(b): attorneys' fees and every other cost of a labor certification.
      ...when(
        'case.isLaborCertification',
        p(
          '{{company.legalName}} pays our fee and every cost of the labor certification. {{person.fullName}} may not pay or repay any of it.',
        ),
      ),
      heading('What we need from you'),
      p(
        'Tell us the truth and tell us early: a change of duties, pay, worksite or travel plans can change what has to be filed.',
      ),
      p('If you agree, please each sign and return a copy: each of you consents in writing that we represent both.'),
      ...byAttorney,
      ...['{{company.legalName}}', '{{person.fullName}}'].flatMap((client): DocxBlock[] => [
        { kind: 'space' },
        ...lines('Agreed: ______________________________', client, 'Date: ______________________________'),
      ]),
    ],
  },
}

export const firmLetters = [collectionDemand, contractMemo, engagement] as const
