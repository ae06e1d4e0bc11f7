import { expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { command } from './contract.ts'
import { Id, IdIfKnown } from './fields.ts'
import type { NamesIn, RecordName } from './record-names.ts'

test('every number of an input that is called an id asks what it names; texts and counts do not', () => {
  const input = z.object({ id: Id, planId: IdIfKnown, caseIds: z.array(Id).optional(), formId: z.string(), paid: Id })
  type Asked = NamesIn<z.input<typeof input>>
  expectTypeOf<Asked>().toEqualTypeOf<{ names: Record<'id' | 'planId' | 'caseIds', RecordName> }>()
  expectTypeOf<NamesIn<{ search: string }>>().toEqualTypeOf<unknown>()
})

test('an operation that leaves one out, or has no words for the audit trail, does not compile', () => {
  const rest = { summary: '', path: 'POST /api/x', can: 'session', output: z.object({}) } as const
  const input = z.object({ id: Id, companyId: Id })
  command('x.whole', { ...rest, input, audit: 'Did it', names: { id: 'case', companyId: 'company' } })
  // @ts-expect-error companyId names a record, too
  command('x.half', { ...rest, input, audit: 'Did it', names: { id: 'case' } })
  // @ts-expect-error nothing says what was done
  command('x.wordless', { ...rest, input, names: { id: 'case', companyId: 'company' } })
})
