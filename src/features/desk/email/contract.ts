import { z } from 'zod'
import { REVEALED_AND_CONFIRMED } from '#parties/facts/contract.ts'
import { alias } from '#platform/operation/alias.ts'
import { command } from '#platform/operation/contract.ts'
import { IdIfKnown, OneLine } from '#platform/operation/fields.ts'

export const TOO_MANY_EMAILS = 'Too many e-mails. Please wait 15 minutes before you send more.'

/** Account e-mails carry this case id; it means that there is no case (decisions §10). */
const NO_CASE = 116
const CaseIfAny = IdIfKnown.transform((id) => (id === NO_CASE ? undefined : id))

const Line = OneLine(300)
  .nullish()
  .transform((text) => text ?? '')
const Addresses = z
  .union([z.string(), z.array(z.string().max(254)).max(50)])
  .nullish()
  .transform((given) =>
    (typeof given === 'string' ? given.split(/[,;]/) : (given ?? [])).map((each) => each.trim()).filter(Boolean),
  )

// A file is named by its random key, alone or as the specification's file record has it.
const FileName = z.union([z.string().max(300), z.looseObject({ uploadFilePath: z.string().max(300) })])
const Files = z
  .array(FileName)
  .max(10, 'at most 10 files can be attached')
  .nullish()
  .transform((given) => (given ?? []).map((each) => (typeof each === 'string' ? each : each.uploadFilePath)))

/**
 * The specification's outgoing e-mail record, to the letter; everything may stay empty. A sent password is dropped, and
 * so is a sent link: the product makes its own one-time links.
 */
export const OutgoingEmail = z.object({
  toEmailIds: Addresses,
  ccEmailIds: Addresses,
  inputFileList: Files,
  customerEmail: Line,
  employerName: Line,
  employerEmail: Line,
  caseId: CaseIfAny,
  fillingUserName: Line,
  employerPhone: Line,
  emailTemplate: Line,
  userId: Line,
  password: z
    .unknown()
    .optional()
    .transform(() => undefined),
  lawFirmName: Line,
  attorneyName: Line,
  corporateCode: Line,
  invoiceValue: Line,
  subscriptionAmount: Line,
  passwordLink: z
    .unknown()
    .optional()
    .transform(() => undefined),
  employeeName: Line,
  employeeEmail: Line,
  jobTitle: Line,
  dateOffered: Line,
  docType: Line,
  caseType: Line,
  percentage: Line,
  subject: Line,
})

const Posted = z.object({ posted: z.number() })
const refusals = {
  ...REVEALED_AND_CONFIRMED,
  NO_RECIPIENT: { status: 400, message: 'toEmailIds: Nobody is named to send this to.' },
  UNKNOWN_RECIPIENT: { status: 400, message: 'toEmailIds: An address does not belong to anybody you may see.' },
  FILES_NEED_CASE: {
    status: 400,
    message: 'inputFileList: Only documents of a case can be attached. Name the case in caseId.',
  },
  UNKNOWN_FILE: { status: 400, message: 'inputFileList: A file is not among the documents of this case.' },
  FILE_NOT_FOR_FAMILY: {
    status: 400,
    message: 'inputFileList: A document is kept from the employee. Share it first, or write to others only.',
  },
  FILES_TOO_LARGE: { status: 400, message: 'inputFileList: The files are larger than 15 MB together.' },
  UNKNOWN_TEMPLATE: { status: 400, message: 'emailTemplate: There is no e-mail template with this name.' },
  MISSING_VALUES: {
    status: 400,
    message: 'emailTemplate: The template needs values that neither the call nor the case has. Nothing was sent.',
  },
  TOO_MANY: { status: 429, message: TOO_MANY_EMAILS },
} as const
const example = { toEmailIds: 'nobody@visacare.demo', subject: 'Hello' }

/** The specification's e-mail calls. Account mails name the dummy case 116, which means: no case. */
export const email = {
  employeeSetup: command('email.employeeSetup', {
    summary: 'Mails an employee the way into the account; an account that still waits gets a new one-time link.',
    audit: 'Sent an employee the set-up e-mail',
    path: 'POST /api/email/employee-setup',
    administers: true,
    aliases: [alias('emailApi', 'POST email/employeeSetupEmail')],
    can: 'email:send',
    input: OutgoingEmail,
    output: Posted,
    refusals,
    example,
    names: { caseId: 'case' },
  }),
  accountCreation: command('email.accountCreation', {
    summary: 'Tells somebody that an account was made; an account that still waits gets a new one-time link.',
    audit: 'Sent an e-mail about a new account',
    path: 'POST /api/email/account-creation',
    administers: true,
    aliases: [alias('emailApi', 'POST email/employeeAccountCreationEmail')],
    can: 'email:send',
    input: OutgoingEmail,
    output: Posted,
    refusals,
    example,
    names: { caseId: 'case' },
  }),
  employerSetup: command('email.employerSetup', {
    summary: 'Mails a new employer the way into the account.',
    audit: 'Sent an employer the set-up e-mail',
    path: 'POST /api/email/employer-setup',
    administers: true,
    aliases: [alias('emailApi', 'POST email/sendEmailTemplateWithAttachment')],
    can: 'email:send',
    input: OutgoingEmail,
    output: Posted,
    refusals,
    example,
    names: { caseId: 'case' },
  }),
  caseCreation: command('email.caseCreation', {
    summary: 'Tells the people of a case that it was opened.',
    audit: 'Sent an e-mail about a new case',
    path: 'POST /api/email/case-creation',
    administers: true,
    aliases: [alias('emailApi', 'POST email/sendCaseCreationEmail')],
    can: 'email:send',
    input: OutgoingEmail,
    output: Posted,
    refusals,
    example,
    names: { caseId: 'case' },
  }),
  plain: command('email.plain', {
    summary: 'Sends a short message to people the caller may see.',
    audit: 'Sent a message by e-mail',
    path: 'POST /api/email',
    administers: true,
    aliases: [alias('emailApi', 'POST email/sendEmailWithOutAttachment')],
    can: 'email:send',
    input: OutgoingEmail,
    output: Posted,
    refusals,
    example,
    names: { caseId: 'case' },
  }),
}
