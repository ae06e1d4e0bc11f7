import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { isAlive } from '../../src/platform/database/embedded/folder-lock.mjs'
import { clientOf } from '../setup/client.ts'
import { databaseProcesses, endAll, scratchFolder, startProcess, until } from './processes.ts'

const dataDir = scratchFolder()
const elsewhere = scratchFolder()
const production = { NODE_ENV: 'production', DATA_DIR: dataDir }

afterAll(async () => {
  await endAll()
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true })
})

it('a production start prints a link that makes the first administrator, once, and Ctrl-C ends all it started', async () => {
  const server = await startProcess('server', production)
  const link = /\/setup\/([\w-]+)\n/
  await until(() => link.test(server.output()), 10_000, 'the link')
  expect(server.output()).not.toContain('Demo')
  expect(server.output()).toMatch(/\nPUBLIC_URL is not set: links in mails will say http:\/\/localhost:\d+\.\n/)
  const code = link.exec(server.output())?.[1]
  const administrator = {
    code,
    emailId: 'ada@immigration.example',
    firstName: 'Ada',
    lastName: 'Byron',
    password: 'Quiet-River7!',
    confirmPassword: 'Quiet-River7!',
  }
  const visitor = clientOf(server.url)
  expect(await visitor.post('/api/setup', administrator)).toMatchObject({ status: 200 })
  expect((await visitor.post('/api/setup', { ...administrator, emailId: 'eve@immigration.example' })).status).toBe(400)
  await visitor.signIn('ada@immigration.example', 'Quiet-River7!')

  // A second start neither takes the folder nor the port, and says so in one sentence.
  await expect(startProcess('server', production)).rejects.toThrow(/\nVisaCare already runs from this folder/)
  const port = new URL(server.url).port
  await expect(startProcess('server', { DATA_DIR: elsewhere, PORT: port })).rejects.toThrow(
    new RegExp(
      `\\nPort ${port} on 127\\.0\\.0\\.1 is taken by another program\\. Choose another one: PORT=3001 npm start\\n$`,
    ),
  )
  expect((await visitor.get('/healthz')).status).toBe(200)

  const { all } = databaseProcesses(dataDir)
  expect(await server.end('SIGINT')).toBe(0)
  expect(all.filter(isAlive)).toEqual([])
  expect(existsSync(join(dataDir, 'visacare.lock'))).toBe(false)

  const again = await startProcess('server', production)
  expect((await clientOf(again.url).get('/readyz')).status).toBe(200)
  expect(await again.end('SIGTERM')).toBe(0)
  expect(again.output()).not.toContain('/setup/')
})
