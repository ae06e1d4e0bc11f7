import { Readable } from 'node:stream'
import { saveTemplate } from '#desk/email/server/store.ts'
import type { Transaction } from '#platform/database/database.ts'
import { storeFile } from '#platform/files/receive.ts'
import type { Services } from '#platform/services.ts'
import { demoFirm } from './people.ts'

const templates = [
  {
    ...{ name: 'Documents we need', subject: 'Case {{caseId}}: please send your {{docType}}' },
    body: 'Dear {{employeeName}},\n\nfor your {{caseType}} we still need your {{docType}}. Please upload it in your case.\n\nYour questionnaires are {{percentage}} % complete.\n\n{{attorneyName}}\n{{lawFirmName}}',
  },
  {
    ...{ name: 'How the case stands', subject: '{{caseType}} of {{employeeName}}' },
    body: 'Dear colleagues at {{employerName}},\n\nthe case {{caseId}} of {{employeeName}} ({{jobTitle}}) is {{percentage}} % complete.\n\n{{attorneyName}}\n{{lawFirmName}}',
  },
] as const

type Loading = { db: Transaction; services: Services; now: Date }

/** What the demo's law firm writes in its own words, and what others wrote to one of its cases. */
export async function fillDemoMail({ db, services, now }: Loading): Promise<void> {
  const { id: lawFirmId } = await db.one<{ id: number }>('select id from law_firms where code = $1', [demoFirm.code])
  for (const template of templates) {
    const said = { ...template, usedFor: '' as const, changedByName: 'Grace HARBOR' }
    await saveTemplate(db, { companyId: null, lawFirmId }, undefined, said, now)
  }
  await holdMail({ db, services, now })
}

const FROM = 'registrar@stateuniversity.example'
const SUBJECT = 'Degree verification'
const TEXT =
  'Good morning,\n\nwe confirm the degree that you asked about. The letter follows by post.\n\nOffice of the Registrar'

/** From somebody who is not on the case: it waits for a person, and the message lies as it came. */
async function holdMail({ db, services, now }: Loading): Promise<void> {
  const raw = `From: Office of the Registrar <${FROM}>\r\nSubject: ${SUBJECT}\r\nMessage-ID: <demo-1@stateuniversity.example>\r\n\r\n${TEXT.replaceAll('\n', '\r\n')}\r\n`
  const content = Readable.from([Buffer.from(raw)])
  const stored = await storeFile(services, { content, tenant: 'provider', contentType: 'message/rfc822' })
  await db.run(
    `with f as (insert into files (key, name, content_type, size, sha256, purpose, created_at)
       values ($1, 'message.eml', 'message/rfc822', $2, $3, 'mail', $4) returning id),
     r as (insert into received_mails (known_by, source, file_id, received_at, state, from_address, subject)
       select '<demo-1@stateuniversity.example>', 'webhook', f.id, $4, 'delivered', $5, $6 from f returning id)
     insert into case_mails (company_id, law_firm_id, case_id, received_mail_id, from_address, from_name, subject, text, state, why, received_at)
     select k.company_id, k.law_firm_id, k.id, r.id, $5, 'Office of the Registrar', $6, $7, 'held', 'The sender is not on this case.', $4
       from r, cases k join companies c on c.id = k.company_id
      where c.code = 'NORTHWIND' and k.law_firm_id is not null and k.status between 2 and 4 order by k.id limit 1`,
    [stored.key, stored.size, stored.sha256, now, FROM, SUBJECT, TEXT],
  )
}
