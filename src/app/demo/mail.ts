import { saveTemplate } from '#desk/email/server/template-store.ts'
import type { Transaction } from '#platform/database/database.ts'
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

/** What the demo's law firm writes in its own words. */
export async function fillDemoMail(db: Transaction, now: Date): Promise<void> {
  const { id: lawFirmId } = await db.one<{ id: number }>('select id from law_firms where code = $1', [demoFirm.code])
  for (const template of templates)
    await saveTemplate(
      db,
      { companyId: null, lawFirmId },
      undefined,
      { ...template, usedFor: '', changedByName: 'Grace HARBOR' },
      now,
    )
}
