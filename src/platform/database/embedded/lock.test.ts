import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { claim, folderLock } from './folder-lock.mjs'
import { inTurn, lockFolder, ownsDatabase } from './lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visacare-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('refuses a second server in the same folder with one sentence that names the first', async () => {
  const other = await holdElsewhere()
  expect(() => lockFolder(folder)).toThrow(`VisaCare already runs from this folder (process ${other.pid})`)
  expect(ownsDatabase(folder)).toBe(false)
  other.kill('SIGKILL')
  await once(other, 'exit')
  expect(ownsDatabase(folder)).toBe(true)
  lockFolder(folder).release()
  expect(existsSync(folderLock(folder))).toBe(false)
})

it('lets the process that has the folder lock it again', () => {
  lockFolder(folder)
  const again = lockFolder(folder)
  expect(ownsDatabase(folder)).toBe(true)
  again.release()
  expect(existsSync(folderLock(folder))).toBe(false)
})

it('takes over from a process whose number now belongs to another', () => {
  writeFileSync(folderLock(folder), JSON.stringify({ pid: process.ppid, identity: 'an earlier boot' }))
  lockFolder(folder)
  expect(JSON.parse(readFileSync(folderLock(folder), 'utf8')).pid).toBe(process.pid)
})

it('gives the lock back when the process ends', () => {
  const child = spawnSync(process.execPath, ['--input-type=module', '--eval', holding('process.exit(3)')])
  expect(child.status).toBe(3)
  expect(existsSync(folderLock(folder))).toBe(false)
})

it('does one piece of work at a time', async () => {
  const path = join(folder, 'turn.lock')
  const log: string[] = []
  const work = (name: string) =>
    inTurn(path, async () => {
      log.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      log.push(`${name} ends`)
    })
  await Promise.all([work('a'), work('b'), work('c')])
  for (let index = 0; index < log.length; index += 2) {
    expect(log[index + 1]).toBe(log[index]?.replace('begins', 'ends'))
  }
  expect(log).toHaveLength(6)
})

it('frees the lock when the work fails', async () => {
  const path = join(folder, 'turn.lock')
  await expect(inTurn(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(claim(path).release).toBeTypeOf('function')
})

function holding(then: string): string {
  const module = JSON.stringify(new URL('./folder-lock.mjs', import.meta.url).href)
  return `const { claimFolder } = await import(${module}); claimFolder(${JSON.stringify(folder)}); ${then}`
}

async function holdElsewhere() {
  const program = holding("console.log('held'); setInterval(() => {}, 1000)")
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  await once(child.stdout, 'data')
  return child
}
