import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const titles = async (who: number, kind = 'news') =>
  (await (await server.as(who)).get(`/api/news?kind=${kind}`)).body.items.map(({ title }: { title: string }) => title)

test('the provider publishes news for roles and days; nobody else writes, and others do not read it', async () => {
  const provider = await server.as(Role.provider)
  const post = {
    kind: 'news',
    title: 'New edition of Form I-129',
    body: 'From Monday on.',
    fromOn: server.today(),
    untilOn: null,
  }
  const saved = await provider.put('/api/news', { ...post, roles: [Role.attorney] })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(await titles(Role.attorney)).toContain(post.title)
  expect(await titles(Role.employee)).not.toContain(post.title)
  expect(await titles(Role.attorney, 'page')).not.toContain(post.title)
  const later = { ...post, title: 'To come', roles: [Role.attorney], fromOn: addDays(server.today(), 1) }
  await provider.put('/api/news', later)
  expect(await titles(Role.attorney)).not.toContain('To come')
  expect(await titles(Role.provider)).toContain('To come')
  expect((await (await server.as(Role.attorney)).put('/api/news', { ...post, roles: [5] })).status).toBe(403)

  const { id, version } = saved.body
  const ends = { ...post, id, version, roles: [Role.employee] }
  expect((await provider.put('/api/news', { ...ends, untilOn: '2020-01-01' })).body.error.code).toBe('ENDS_BEFORE')
  await provider.put('/api/news', ends)
  expect((await provider.put('/api/news', ends)).body.error.code).toBe('STALE')
  expect(await titles(Role.employee)).toContain(post.title)
  await provider.post(`/api/news/${id}/delete`)
  expect(await titles(Role.employee)).not.toContain(post.title)
})
