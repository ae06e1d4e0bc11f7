import signedInPaths from 'virtual:api-paths/signed-in'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { contracts } from '#app/api.ts'
import { call, knowPaths } from '#platform/client/call.ts'
import type { Ref } from '#platform/client/operations.ts'
import { savesRecord } from '#platform/client/saved-record.ts'
import type { Contract, Operation } from '#platform/operation/contract.ts'

const operations = new Map(
  Object.values<Contract>(contracts)
    .flatMap((contract) => Object.values<Operation>(contract))
    .map((operation) => [operation.name, operation] as const),
)
const answered = (body: unknown) =>
  vi.stubGlobal('fetch', async () =>
    Response.json(body, { status: 200, headers: { 'content-type': 'application/json' } }),
  )
knowPaths(signedInPaths)
afterEach(() => vi.unstubAllGlobals())

// Specification §5: “If a saved case, biographics or form response lacks an id …”
describe('what saves a case, biographics or a form', () => {
  test('is saved by several operations', () => {
    expect(savesRecord.size).toBeGreaterThan(5)
  })

  describe.each([...savesRecord])('%s', (name) => {
    let ref: Ref<Operation>
    beforeEach(() => {
      ref = { name } as Ref<Operation>
    })

    test('answers an id', () => {
      const output = operations.get(name)?.output
      expect(output, name).toBeDefined()
      const { properties, required } = z.toJSONSchema(output as z.ZodType, { unrepresentable: 'any' }) as {
        properties?: Record<string, { type?: string }>
        required?: string[]
      }
      expect([properties?.id?.type, required?.includes('id')]).toEqual(['number', true])
    })

    test('without one says so to the letter', async () => {
      answered({})
      await expect(call(ref, {})).rejects.toThrow('Error Occurs in Input. Pls try Again...')
      answered({ id: 7 })
      await expect(call(ref, {})).resolves.toEqual({ id: 7 })
    })
  })

  test('no other operation needs one', async () => {
    answered({})
    await expect(call({ name: 'signIn.touch' } as Ref<Operation>, {})).resolves.toEqual({})
  })
})
