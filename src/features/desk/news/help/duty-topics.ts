import { Role } from '#formats/roles.ts'
import type { HelpTopic } from './topic.ts'

const hr = [Role.employer, Role.employerAssistant] as const
const firm = [Role.attorney, Role.lawFirm, Role.attorneyAssistant] as const

const provider = [Role.provider, Role.providerAssistant] as const

/** The employer's own duties, what it pays, and what all cases add up to. */
export const dutyTopics: readonly HelpTopic[] = [
  {
    id: 'form-i9',
    title: 'Complete Form I-9',
    roles: hr,
    steps: [
      'Open Form I-9 and choose New hire. The employee gets a link and signs Section 1 by the first day of work.',
      'Look at the original documents and sign Section 2 within three business days after the first day.',
      'The page says who is late, and whose work permit must be reverified and by when.',
    ],
    words: 'i9 new hire section 1 section 2 e-verify everify reverify supplement b inspection',
  },
  {
    id: 'labor-condition-application',
    title: 'Follow an LCA and its public access file',
    roles: [...hr, ...firm],
    steps: [
      'Open LCA Requests. Each labor condition application says what is still missing before it is filed.',
      'Post the notice at every place of work, and enter the days on which it went up and came down.',
      'Open Public Access Files. The file must be ready one working day after the LCA was filed.',
    ],
    words: 'lca labor condition application paf public access file prevailing wage notice posting',
  },
  {
    id: 'bills',
    title: 'Pay, and find a receipt',
    roles: [Role.employer],
    steps: [
      'Open Billing and add a payment method. The card is typed on the page of the payment provider.',
      'Open an invoice from the list to pay it or to save it as a PDF. A receipt comes by mail.',
      'Compare plans shows what a change costs today. What you paid and do not use is your credit.',
    ],
    words: 'payment receipt invoice bill card plan subscription refund credit',
  },
  {
    id: 'renewals',
    title: 'Renew in time',
    roles: [...hr, ...firm],
    steps: [
      'Open Work authorization. Everybody stands in the month in which permission to work or stay ends first.',
      'Choose people and open their renewals together. What cannot be opened says why.',
      'Your home names everybody who must stop working within 60 days and has no renewal yet.',
    ],
    words: 'renewal renew extension expire expiration ends roster work permit i-94 stop working',
  },
  {
    id: 'reports',
    title: 'Read, keep and mail a report',
    roles: [...hr, ...firm, ...provider],
    steps: [
      'Open Reports and choose one. Every number opens the records that it counts.',
      'Narrow it by company, type or time. Save report keeps it under a name of your own.',
      'Schedule mails it to you and to colleagues, each with the figures of their own rights.',
      'Export makes a CSV file, an Excel workbook or a PDF of it.',
    ],
    words: 'report figures chart dashboard schedule export excel xlsx csv pdf statistics numbers',
  },
  {
    id: 'companies',
    title: 'Find a company and work in it',
    roles: provider,
    steps: [
      'Open Clients, then Manage Clients, and choose the company.',
      'Say why you look into its data, where you are asked. Its people can read the reason.',
      'Every look stands in Look-ins by VisaCare, with who, when and why.',
    ],
    words: 'company client tenant customer look-in select work inside',
  },
]
