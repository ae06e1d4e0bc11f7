import { made } from '../parties.ts'
import { type Row, same } from '../row.ts'
import { recordsIn } from '../server.ts'

const text = { subject: 'About {{caseId}}', body: 'Dear {{employeeName}} of {{employerName}}, {{docType}}.' }

/** E-mail templates (specification §3, §7): the fields are filled in, and nothing is sent with a gap. */
export const messageRows: Row[] = [
  {
    ...{ kind: 'entity', spec: '§3', since: 'cases' },
    what: 'A template’s fields are filled in from a case, and what nobody knows is named',
    check: async (world) => {
      const employer = await (await world.server()).signIn('employer@visacare.demo')
      const [found] = recordsIn(await employer.send('GET', '/api/cases?search=NAI&limit=1'))
      const shown = made(await employer.send('POST', '/api/email-templates/preview', { ...text, caseId: found?.id }))
      const { subject, paragraphs, missing } = shown
      same(
        [subject, paragraphs, missing],
        [`About ${found?.number}`, [`Dear ${found?.personName} of ${found?.companyName}, [Document].`], ['Document']],
        'A preview with a case',
      )
    },
  },
  {
    ...{ kind: 'call', spec: '§7', since: 'cases' },
    what: 'sendEmailTemplateWithAttachment sends the named template, and refuses one that is not there or has a gap',
    check: async (world) => {
      const firm = await (await world.server()).signIn('lawfirm@visacare.demo')
      const [found] = recordsIn(await firm.send('GET', '/api/cases?search=NAI&limit=1'))
      const send = (more: object) =>
        firm.send('POST', '/emailApi/email/sendEmailTemplateWithAttachment', {
          ...{
            customerEmail: 'employee@visacare.demo',
            caseId: found?.id,
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
