import { dayIn } from '#formats/day.ts'
import { count, type Limit } from '#identity/sessions/server/limits.ts'
import type { Page } from '#platform/database/pages.ts'
import type { ExportFormat } from '#platform/export/export-of.ts'
import type { ExportColumn } from '#platform/export/list-column.ts'
import { writeExport } from '#platform/export/write.ts'
import { beginChange } from '#platform/operation/change.ts'
import type { Context, Implemented } from '#platform/operation/context.ts'
import type { Operation } from '#platform/operation/contract.ts'
import type { Parts } from '#platform/parts.ts'
import { exported } from './exported.ts'

const says = 'You have taken many lists along in a short time. Please wait 15 minutes.'
const EXPORTS: Limit = { name: 'export', hits: 30, seconds: 900, says }
const PAGE = 200

/** Each export asks the list's own handler page by page, so that it can never show more than the list does. */
export function exportsHandlers(implemented: readonly Implemented[], parts: Parts): Implemented[] {
  return exported.of({ parts }).map(({ list, operation, columns }) => {
    const of = implemented.find((each) => each.operation === list)
    if (!of) throw new Error(`${list.name} has no handler to export from`)
    return { operation, handler: exporter(of, operation, columns) as Implemented['handler'] }
  })
}

type Rows = { items: unknown[] } & Partial<Page<unknown>>

/** A list that is short enough to come whole is its own only page. */
const asPage = ({ items, next = null, total = items.length, totalCapped = false }: Rows): Page<unknown> => ({
  items,
  next,
  total,
  totalCapped,
})

type Reading = Context<Operation & { kind: 'query'; can: 'session' }>
type Asked = Record<string, unknown> & { format: ExportFormat }

const exporter =
  (list: Implemented, operation: Operation, columns: readonly ExportColumn<unknown>[]) =>
  async (context: Reading, { format, ...filter }: Asked) => {
    const { actor, today, services, refuse } = context
    const ask = list.handler as unknown as (context: Reading, input: object) => Promise<Rows>
    const next = async (after?: string): Promise<Page<unknown>> =>
      asPage(list.operation.output.parse(await ask(context, { ...filter, limit: PAGE, after })) as Rows)
    const first = await next()
    await count(services, EXPORTS, String(actor.userId))
    await record(context, operation, { format, ...filter })
    const fileName = `${operation.name.replace(/^exports\./, '')}-${today}`
    const here = { day: (instant: string) => dayIn(actor.zone, new Date(instant)) }
    return writeExport({ pages: { first, next }, columns, format, fileName, here }, () => refuse('TOO_MANY_ROWS'))
  }

/** A read changes nothing, but who took a list along is on record. */
const record = ({ actor, now, request, services }: Reading, { name }: Operation, asked: object): Promise<void> =>
  services.database.transaction({ kind: 'session', tokenHash: actor.tokenHash }, async (tx) => {
    const change = beginChange(services, tx, { operation: name, actor, request, now })
    change.context.audit({ subject: name.replace('.', ':'), after: asked })
    change.finish()
  })
