import { as, recordsOf } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { caseOfSomebody } from '../making/somebody.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'

/** The fields of specification §3 that a template may have, and what each is called where nobody knows it. */
const FIELDS: readonly (readonly [name: string, label: string])[] = [
  ...([
    ['employeeName', 'Employee'],
    ['employeeEmail', 'Employee’s e-mail'],
    ['employerName', 'Employer'],
    ['employerEmail', 'Employer’s e-mail'],
    ['employerPhone', 'Employer’s phone'],
    ['corporateCode', 'Company code'],
    ['caseId', 'Case number'],
    ['caseType', 'Case type'],
    ['percentage', 'Questionnaires answered, in percent'],
    ['jobTitle', 'Job title'],
    ['lawFirmName', 'Law firm'],
    ['attorneyName', 'Attorney'],
    ['fillingUserName', 'Who opened the case'],
  ] as const),
  ...([
    ['customerEmail', 'E-mail of the recipient'],
    ['userId', 'User name of the recipient'],
    ['subject', 'Subject of the call'],
    ['docType', 'Document'],
    ['dateOffered', 'Date offered'],
    ['invoiceValue', 'Invoice amount'],
    ['subscriptionAmount', 'Subscription amount'],
  ] as const),
]

/** E-mail templates (specification §3, §7): the fields are filled in, and nothing is sent with a gap. */
export const messageRows: Row[] = [
  {
    ...{ kind: 'entity', spec: '§3', since: 'cases' },
    what: 'A template’s fields are filled in from a case, and what nobody knows is named',
    check: async (world) => {
      const [employer, firm, { companyId, attorneyId }] = [
        await as(world, 3),
        await as(world, 10),
        await recordsOf(world),
      ]
      const preview = async (caseId: unknown) => {
        const body = FIELDS.map(([name]) => `${name} is {{${name}}}.`).join('\n\n')
        const shown = made(
          await employer.send('POST', '/api/email-templates/preview', { subject: 'About {{caseId}}', body, caseId }),
        )
        return shown as { subject: string; paragraphs: string[]; missing: string[] }
      }
      const { caseId, personId, number } = await caseOfSomebody(world)
      made(await firm.send('POST', `/api/cases/${caseId}/attorney`, { attorneyId }))
      const person = made(await employer.send('GET', `/api/people/${personId}`))
      const company = made(await employer.send('GET', `/api/companies/${companyId}`))
      const of = made(await employer.send('GET', `/api/cases/${caseId}`))
      const own = employer.login.AUTHDATA.userProfile[0]?.userautoid.personautoid
      const known: Readonly<Record<string, unknown>> = {
        ...{ employeeName: of.personName, employeeEmail: person.email, jobTitle: 'Bell Hop' },
        ...{ employerName: company.name, employerEmail: company.email, employerPhone: company.phone },
        ...{ corporateCode: company.code, caseId: number, percentage: String(of.percent) },
        ...{ lawFirmName: company.lawFirmName, attorneyName: of.attorneyName },
        fillingUserName: `${own?.first_name} ${own?.last_name}`,
        // A preview is read by who asks for it.
        ...{ customerEmail: 'employer@visacare.demo', userId: 'employer@visacare.demo' },
      }
      const unsaid = Object.entries(known).filter(([, value]) => typeof value !== 'string' || value === '')
      same(unsaid, [], 'What nobody knows of the case that the template is about')
      const whole = await preview(caseId)
      same(whole.subject, `About ${number}`, 'The subject')
      for (const [name, label] of FIELDS) {
        const says = whole.paragraphs.find((each) => each.startsWith(`${name} is `))
        if (name === 'caseType') hold(/H-?1B/.test(String(says)), `It says ${says}`)
        else same(says, `${name} is ${known[name] ?? `[${label}]`}.`, `What becomes of ${name}`)
      }
      const labelsBut = (...names: readonly string[]) =>
        FIELDS.flatMap(([name, label]) => (names.includes(name) ? [] : [label])).toSorted()
      const told = [...Object.keys(known), 'caseType']
      same(whole.missing.toSorted(), labelsBut(...told), 'What is named as not known')
      // A case about nobody, in which nobody stands for the company yet.
      const { id: other } = made(await firm.send('POST', '/api/cases', { typeId: 22, subType: 'msa', companyId }))
      const { attorneyName } = made(await firm.send('GET', `/api/cases/${other}`))
      const ofPerson = ['employeeName', 'employeeEmail', 'jobTitle', ...(attorneyName ? [] : ['attorneyName'])]
      const { paragraphs, missing } = await preview(other)
      same(missing.toSorted(), labelsBut(...told.filter((name) => !ofPerson.includes(name))), 'What is not known of it')
      for (const [name, label] of FIELDS.filter(([each]) => ofPerson.includes(each)))
        hold(paragraphs.includes(`${name} is [${label}].`), `${name} is said of a case about nobody.`)
    },
  },
  {
    ...{ kind: 'call', spec: '§7', since: 'cases' },
    what: 'sendEmailTemplateWithAttachment sends the named template, and refuses one that is not there or has a gap',
    check: async (world) => {
      const [firm, { id }, { attorneyId }] = [await as(world, 10), await newCase(world), await recordsOf(world)]
      // Its template names the attorney, whom a new case may not have yet.
      made(await firm.send('POST', `/api/cases/${id}/attorney`, { attorneyId }))
      const send = (more: object) =>
        firm.send('POST', '/emailApi/email/sendEmailTemplateWithAttachment', {
          ...{
            customerEmail: 'employee@visacare.demo',
            caseId: id,
            emailTemplate: 'Documents we need',
            ...more,
          },
        })
      same(made(await send({ docType: 'Passport' })).posted, 1, 'The number of mails posted')
      same(
        [(await send({})).status, (await send({ emailTemplate: 'Nobody’s' })).status],
        [400, 400],
        'The answers to a gap and to a name that nobody has',
      )
    },
  },
]
