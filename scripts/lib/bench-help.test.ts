import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

it('a bench that is asked for help says what it takes and runs nothing', () => {
  const said = execFileSync(process.execPath, ['--import', 'tsx', 'bench/run.ts', '--help'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 25_000,
  })
  expect(said).toMatch(/^Our calls over 100,000 users/)
  expect(said).toMatch(/^ {2}--rounds … +interleaved rounds \(5\)$/m)
  expect(said).not.toContain('Filling')
})

it('every bench reads what it is given in that one way', () => {
  const benches = readdirSync(join(root, 'bench')).filter((name) => name.endsWith('.ts'))
  expect(benches.length).toBeGreaterThan(8)
  const others = benches.filter((name) => {
    const text = readFileSync(join(root, 'bench', name), 'utf8')
    return !text.includes('optionsOf(') || /parseArgs|process\.argv/.test(text)
  })
  expect(others).toEqual([])
})
