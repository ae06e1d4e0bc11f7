import { expect, test } from 'vitest'
import { z } from 'zod'
import { contracts } from '#app/api.ts'
import { daysAsTyped } from '#platform/operation/fields.ts'

type Schema = { _zod: { def: Def } }
type Def = {
  type: string
  format?: string
  checks?: readonly { _zod: { check: unknown } }[]
  innerType?: Schema
  shape?: Record<string, Schema>
  element?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  items?: readonly Schema[]
  in?: Schema
  out?: Schema
  left?: Schema
  right?: Schema
}
type Field = { at: string; schema: Schema }

/** Every field of a schema that takes a day, wherever it lies. */
function daysIn(schema: Schema, at: string, above: readonly Schema[] = []): Field[] {
  if (above.includes(schema)) return []
  const { def } = schema._zod
  if (def.type === 'string') return def.format === 'date' ? [{ at, schema }] : []
  const within = (each: Schema | undefined, name = '') => (each ? daysIn(each, at + name, [...above, schema]) : [])
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, each]) => within(each, `.${name}`)),
    ...[...(def.options ?? []), ...(def.items ?? [])].flatMap((each) => within(each)),
    ...within(def.element, '[]'),
    ...[def.innerType, def.valueType, def.in, def.out, def.left, def.right].flatMap((each) => within(each)),
  ]
}

const takes = ({ schema }: Field, day: string) => z.safeParse(schema as unknown as z.ZodType, day).success
const operations = Object.values(contracts).flatMap((contract) => Object.values(contract))

test('every call that takes a day takes it from 1900 to 2100, as the field on the screen does (decisions §11)', () => {
  const fields = operations.flatMap((operation) => {
    const { def } = (operation.input as unknown as Schema)._zod
    const looks = def.checks?.some(({ _zod }) => _zod.check === daysAsTyped) === true
    return daysIn(operation.input as unknown as Schema, operation.name).map((field) => ({ ...field, looks }))
  })
  expect(fields.length).toBeGreaterThan(100)
  const wrong = fields.filter(
    (field) =>
      !takes(field, '1900-01-01') ||
      !takes(field, '2100-12-31') ||
      (!field.looks && (takes(field, '1899-12-31') || takes(field, '2101-01-01'))),
  )
  expect(wrong.map(({ at }) => at)).toEqual([])
})

test('a day that was kept is shown, whatever was taken when it was typed', () => {
  const hidden = operations
    .flatMap(({ name, output }) => daysIn(output as unknown as Schema, name))
    .filter((field) => !takes(field, '2206-01-01'))
  expect(hidden.map(({ at }) => at)).toEqual([])
})

test('a record that is kept as it is sent is refused with the field at which the year is wrong', () => {
  const Sent = z.object({ lines: z.array(z.object({ on: z.iso.date() })), note: z.string() }).check(daysAsTyped)
  const line = (on: string) => Sent.safeParse({ lines: [{ on: '2026-01-01' }, { on }], note: 'Since 2206-01-01.' })
  expect(line('2100-12-31').success).toBe(true)
  expect(line('2101-01-01').error?.issues).toMatchObject([
    { path: ['lines', 1, 'on'], message: 'The year must be between 1900 and 2100.' },
  ])
})
