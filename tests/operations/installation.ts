import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { storeFile } from '#platform/files/receive.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'

export const plantedText = 'PLANTED-SECRET-271828'

/** Puts one of everything into an installation that rows and files can be lost from: mails, a waiting job, files. */
export async function fill(services: Services): Promise<{ key: string; mailId: number }> {
  const content = Buffer.concat([Buffer.from(`%PDF-1.7 ${plantedText}\n`), Buffer.alloc(200_000, 7)])
  const { key, size, sha256 } = await storeFile(services, {
    content: Readable.from([content]),
    tenant: 'company:1',
    contentType: 'application/pdf',
  })
  return systemChange(
    services,
    { name: 'tests.fill', audit: 'Filled an installation' },
    async ({ db, mail, enqueue, audit, now }) => {
      await db.run(
        `insert into files (key, company_id, name, content_type, size, sha256, created_at) values ($1, 1, $2, $3, $4, $5, $6)`,
        [key, 'passport.pdf', 'application/pdf', size, sha256, now],
      )
      const letter = {
        to: ['ada@example.com'],
        subject: 'Tab\tand\nbreak \\N',
        template: 'test',
        paragraphs: [plantedText],
      }
      for (let n = 0; n < 5; n++) await mail(letter)
      enqueue(
        'tests.nothing',
        { text: 'quoted "and" broken\nline' },
        { runAt: new Date(Date.now() + 86_400_000), key: 'tests' },
      )
      audit({ subject: 'test', after: { note: 'tab\t, break\n, backslash \\, ünïcode' } })
      const { id } = await db.one<{ id: number }>('select max(id) as id from outbox_mails')
      return { key, mailId: id }
    },
  )
}

const folders: string[] = []

export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visacare-operations-'))
  folders.push(folder)
  return folder
}

/** For afterAll. */
export const removeScratch = () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
