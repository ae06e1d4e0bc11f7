import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { loadDemoData } from '#app/demo/load.ts'
import { seedReferenceData } from '#app/seed/seed.ts'
import { runMigrations } from '#app/server/prepare.ts'
import { withClient } from '../operations/databases.ts'
import { startTestServer } from '../setup/server.ts'
import { history } from './history.ts'
import { administrator, liveIn } from './installation.ts'
import { nameOf, pastDatabase } from './past-database.ts'

const ownerUrl = inject('ownerUrl')

// The first and the last of each kind of wording; before 965c4de nothing but parties existed.
const commits = ['1d97515', 'fc952df', '602c6d2', '965c4de', '641bb7b', '6ec3b30', '40544e4', 'ec35a6e']

describe('the newest product', () => {
  it.each(commits)(
    'starts on an installation of %s, signs its administrator in and shows what was there',
    async (commit) => {
      const past = history.find((each) => each.commit === commit)
      if (!past) throw new Error(`${commit} is not in the history.`)
      const url = await pastDatabase(ownerUrl, past)
      const database = await withClient(url, async (client) => {
        await liveIn(client)
        return nameOf(client)
      })
      await runMigrations(url, () => {})
      const dataDir = mkdtempSync(join(tmpdir(), 'visacare-upgrade-'))
      const server = await startTestServer({ ownerUrl, appUrl: inject('appUrl'), shares: { database, dataDir } })
      try {
        await seedReferenceData(server.services)
        expect(await loadDemoData(server.services), 'demo data in an installation that is used').toBe(false)
        expect((await server.visitor().get('/readyz')).status).toBe(200)
        const client = server.visitor()
        await client.signIn(administrator.userName, administrator.password)
        const shown = async (path: string) => {
          const reply = await client.get(path)
          expect(reply.status, path).toBe(200)
          return JSON.stringify(reply.body)
        }
        expect(await shown('/api/users')).toContain(administrator.userName)
        expect(await shown('/api/companies')).toContain('Old Client, Inc.')
        expect(await shown('/api/people')).toContain('Olga')
        const cases = await shown('/api/cases')
        if (past.ran.some(([name]) => name === '0012_cases')) expect(cases).toContain('26-00001')
        expect(await shown('/api/search?text=olga')).toContain('Olga')
        const opened = await client.post('/api/companies', {
          name: 'New Client',
          email: 'new@client.example',
          phone: '(212) 555-0100',
        })
        expect(opened.status, JSON.stringify(opened.body)).toBe(200)
      } finally {
        await server.stop()
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
  )
})
