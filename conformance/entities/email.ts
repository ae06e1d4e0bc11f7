import { as } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { documentIn } from '../making/files.ts'
import { fresh, mailTo } from '../making/making.ts'
import { made } from '../parties.ts'
import type { Entity } from './entity.ts'

/** What a template can name, with a word for each that nothing else says. */
const told = {
  ...{ employerName: 'Quillworks', employerEmail: 'told@quill.example', fillingUserName: 'Filer Fay' },
  ...{ employerPhone: '+12125550199', lawFirmName: 'Castell Law', attorneyName: 'Ines Sol', corporateCode: 'QUILLCO' },
  ...{ invoiceValue: '$ 812.40', subscriptionAmount: '$ 55.10', employeeName: 'Odalys Bree', jobTitle: 'Bell Founder' },
  ...{ employeeEmail: 'odalys@quill.example', dateOffered: '04-05-2027', docType: 'Birth record', percentage: '73' },
  caseType: 'A petition of ours',
}

/** Specification §3: every field of the outgoing record, in a mail of the law firm's own template. */
export const emailEntities: readonly Entity[] = [
  {
    name: 'Outgoing e-mail / case record template',
    since: 'parties',
    fields:
      'toEmailIds ccEmailIds inputFileList customerEmail employerName employerEmail caseId fillingUserName employerPhone emailTemplate userId password lawFirmName attorneyName corporateCode invoiceValue subscriptionAmount passwordLink employeeName employeeEmail jobTitle dateOffered docType caseType percentage subject',
    keep: async (world) => {
      const firm = await as(world, 10)
      const { id: caseId, number } = await newCase(world)
      const document = await documentIn(world, caseId, `${fresh('enclosed')}.pdf`)
      const emailTemplate = fresh('Everything we know ')
      const names = [...Object.keys(told), 'caseId', 'customerEmail', 'userId']
      const body = names.map((name) => `${name} is {{${name}}}.`).join('\n\n')
      const template = { name: emailTemplate, usedFor: '', subject: 'About {{subject}}', body }
      made(await firm.send('PUT', '/api/email-templates', template))
      const [to, cc] = ['employer@visacare.demo', 'attorney@visacare.demo']
      const subject = fresh('the bells ')
      const mail = {
        ...{ ...told, toEmailIds: [to], ccEmailIds: [cc], inputFileList: [document], emailTemplate, caseId, subject },
        ...{ customerEmail: to, userId: to, password: 'Never-Mailed@1', passwordLink: 'https://elsewhere.example/x' },
      }
      const call = '/emailApi/email/sendEmailTemplateWithAttachment'
      made(await firm.send('POST', call, mail))
      const { text, ...kept } = await mailTo(world, to)
      const sent = await (await world.server()).mailTo(to, new RegExp(subject))
      const says = (name: string, value: unknown) => [text.includes(`${name} is ${value}.`), true] as const
      // Whose case it is decides whether a mail may speak of it.
      const foreign = await firm.send('POST', call, { ...mail, caseId: 999_999_999 })
      const unnamed = await firm.send('POST', call, { ...mail, emailTemplate: 'Nobody wrote this' })
      return {
        ...Object.fromEntries(Object.entries(told).map(([name, value]) => [name, says(name, value)])),
        caseId: [
          [text.includes(`caseId is ${number}.`), foreign.status],
          [true, 404],
        ],
        ...{ customerEmail: says('customerEmail', to), userId: says('userId', to) },
        toEmailIds: [
          [kept.recipients, sent.to.includes(to)],
          [[to], true],
        ],
        ccEmailIds: [
          [kept.copies, sent.to.includes(cc)],
          [[cc], true],
        ],
        subject: [kept.subject, `About ${subject}`],
        // As it goes over the wire: the file's name, and a PDF behind it.
        inputFileList: [
          [sent.text.includes(String(document.uploadFileName)), sent.text.includes('application/pdf')],
          [true, true],
        ],
        emailTemplate: [unnamed.status, 400],
        // Neither leaves the product (decisions §8).
        password: [text.includes('Never-Mailed@1'), false],
        passwordLink: [text.includes('elsewhere.example'), false],
      }
    },
  },
]
