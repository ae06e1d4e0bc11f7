import { describe, expect, it } from 'vitest'
import { affectedTests, importGraph } from './affected.mjs'

const graph = importGraph()
const affected = (...files: string[]) => affectedTests(files, graph)

describe('the tests that a change asks for', () => {
  it('are, for what stands alone, those whose imports lead there', () => {
    const { parts } = affected('src/formats/day.ts')
    expect(parts).toContain('src/formats/day.test.ts')
    expect(affected('src/features/compliance/cap-season/server/handlers.ts').parts).not.toContain(
      'src/formats/day.test.ts',
    )
  })

  it('are, for the running product, those that call the addresses of the feature', () => {
    const { server } = affected('src/features/compliance/cap-season/server/handlers.ts')
    expect(server[0]).toBe('tests/features/cap-season.test.ts')
    expect(server).not.toContain('tests/features/users.test.ts')
  })

  it('are journeys only, for a part of a screen', () => {
    const { server, journeys } = affected('src/features/preparation/questionnaires/client/QuestionRow.tsx')
    expect(server).toEqual([])
    expect(journeys).toContain('e2e/diy.test.ts')
  })

  it('hold every statement against the schema when either changes', () => {
    const statements = 'tests/sql/statements.test.ts'
    expect(affected('src/features/identity/users/server/store.ts').server).toContain(statements)
    expect(affected('db/migrations/0001_scopes.sql').server).toEqual([statements])
    expect(affected('src/features/identity/users/contract.ts').server).not.toContain(statements)
  })

  it('hold a test that was changed itself', () => {
    expect(affected('tests/features/users.test.ts').server).toEqual(['tests/features/users.test.ts'])
  })
})
