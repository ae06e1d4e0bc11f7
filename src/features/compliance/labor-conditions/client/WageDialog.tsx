import { useState } from 'react'
import { lcaRecordsApi, prevailingWagesApi } from '#compliance/client/api.ts'
import type { Known } from '#engine/answer.ts'
import { call } from '#platform/client/call.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { levelNames, wageYear, worksheetLevel } from '#rules/prefiling/wages.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { type YesNo, YesNoField } from '#ui/fields/YesNoField.tsx'
import { today } from '#ui/today.ts'
import { wageSources } from '../kinds.ts'
import { said } from '../looked.ts'
import type { LcaRecord } from '../records.ts'
import { sourceNames } from './words.ts'

const most = { experience: 3, education: 2, skills: 2, supervision: 1 } as const
type Part = keyof typeof most
const titles: Record<Part, string> = {
  experience: 'Experience',
  education: 'Education',
  skills: 'Special skills',
  supervision: 'Supervision',
}
const parts = Object.keys(most) as Part[]

const inDollars = (cents: number | null | undefined): string => (cents == null ? '' : String(cents / 100))
const inCents = (text: string): number | null =>
  text.trim() === '' ? null : Math.round(Number(text.replace(/[$,\s]/g, '')) * 100)
const isWage = (text: string) => text.trim() === '' || Number.isFinite(Number(text.replace(/[$,\s]/g, '')))

const yesNoOf = (value: boolean | null | undefined): YesNo => (value == null ? '' : value ? 'Yes' : 'No')

/** Level, source and actual wage: what the required wage follows from. */
export function WageDialog({ record, onClose }: { record: LcaRecord; onClose: () => void }) {
  const refresh = [lcaRecordsApi.get]
  const [save, answer] = [
    useCommand(lcaRecordsApi.conditions, { refresh }),
    useCommand(lcaRecordsApi.answer, { refresh }),
  ]
  const [found, setFound] = useState('')
  const known = record.known as Known
  const { points, prevailing, actual } = record.conditions
  const form = useForm({
    initial: {
      ...(Object.fromEntries(
        parts.flatMap((part) => [
          [part, String(points?.[part] ?? 0)],
          [`${part}Note`, points?.notes[part] ?? ''],
        ]),
      ) as Record<Part | `${Part}Note`, string>),
      source: prevailing?.source ?? 'OEWS',
      year: String(prevailing?.year ?? wageYear(today())),
      area: prevailing?.area ?? '',
      survey: prevailing?.survey ?? '',
      covers: yesNoOf(prevailing?.coversWorksites),
      level1: inDollars(prevailing?.levels?.[0]),
      level2: inDollars(prevailing?.levels?.[1]),
      level3: inDollars(prevailing?.levels?.[2]),
      level4: inDollars(prevailing?.levels?.[3]),
      prevailingWage: inDollars(said(known, lca.prevailingWage)),
      actualWage: inDollars(said(known, lca.actualWage)),
      comparedWith: actual?.comparedWith ?? '',
      payFrom: inDollars(actual?.payFrom),
      payTo: inDollars(actual?.payTo),
      why: actual?.why ?? '',
    },
    check: (values) => ({
      ...Object.fromEntries(
        (['level1', 'level2', 'level3', 'level4', 'prevailingWage', 'actualWage', 'payFrom', 'payTo'] as const)
          .filter((name) => !isWage(values[name]))
          .map((name) => [name, 'Enter dollars a year, like 134,900.']),
      ),
      year: /^20\d\d$/.test(values.year) ? undefined : 'Enter the year in which the wage year begins, like 2026.',
      area: values.area.trim() === '' ? 'Name the area, like Boston-Cambridge-Newton, MA.' : undefined,
    }),
    submit: async (values) => {
      const levels = [values.level1, values.level2, values.level3, values.level4].map(inCents)
      const scored = Object.fromEntries(parts.map((part) => [part, Number(values[part])])) as Record<Part, number>
      await save.run({
        lcaId: record.id,
        conditions: {
          points: {
            ...scored,
            notes: Object.fromEntries(parts.map((part) => [part, values[`${part}Note`]])) as Record<Part, string>,
          },
          prevailing: {
            ...{ source: values.source, year: Number(values.year), area: values.area, survey: values.survey },
            levels: levels.every((cents) => cents !== null) ? (levels as number[]) : null,
            coversWorksites: values.covers === '' ? null : values.covers === 'Yes',
          },
          actual: {
            comparedWith: values.comparedWith,
            payFrom: inCents(values.payFrom),
            payTo: inCents(values.payTo),
            why: values.why,
          },
        },
      })
      const [own, others] = [
        inCents(values.prevailingWage) ?? levels[worksheetLevel(scored) - 1] ?? null,
        inCents(values.actualWage),
      ]
      await answer.run({
        lcaId: record.id,
        answers: {
          [lca.prevailingWage.id]: own === null ? null : { value: own },
          [lca.actualWage.id]: others === null ? null : { value: others },
          [lca.lcaWageLevel.id]: { value: levelNames[worksheetLevel(scored) - 1] },
          [lca.wageLookedUpOn.id]: { value: today() },
        },
      })
      onClose()
    },
  })
  const level = worksheetLevel(
    Object.fromEntries(parts.map((part) => [part, Number(form.values[part])])) as Record<Part, number>,
  )
  const lookUp = async () => {
    const soc = said(known, lca.lcaSocCode) ?? ''
    const { items } = await call(prevailingWagesApi.find, { soc, area: form.values.area })
    const [row] = items
    setFound(
      row
        ? `${row.source} ${row.wageYear}, ${row.area}`
        : 'The imported tables have no row for this occupation and area.',
    )
    if (!row) return
    form.set('area', row.area)
    form.set('year', String(row.wageYear))
    for (const [index, cents] of row.levels.entries()) form.set(`level${index + 1}` as 'level1', inDollars(cents))
  }
  return (
    <Dialog opened onClose={onClose} title="Wages" size="lg">
      <Form form={form}>
        <h3>Wage level: {levelNames[level - 1]}</h3>
        <Columns>
          {parts.map((part) => (
            <SelectField
              key={part}
              label={`${titles[part]}, points`}
              placeholder={null}
              options={Array.from({ length: most[part] + 1 }, (_, n) => ({ value: String(n), label: String(n) }))}
              {...form.field(part)}
            />
          ))}
          {parts.map((part) => (
            <TextField key={part} label={`${titles[part]}, why`} {...form.field(`${part}Note`)} />
          ))}
        </Columns>
        <h3>Prevailing wage</h3>
        <Columns>
          <SelectField
            label="Source"
            placeholder={null}
            options={wageSources.map((value) => ({ value, label: sourceNames[value] }))}
            value={form.values.source}
            onChange={(value) => form.set('source', value as 'OEWS')}
          />
          <TextField label="Wage year begins in July of" required {...form.field('year')} />
          <TextField label="Area" required {...form.field('area')} />
          <TextField label="Survey or tracking number" {...form.field('survey')} />
          <YesNoField
            label="Every worksite lies in this area"
            hint="By its county. Needed where the name of the area does not say so."
            {...form.field('covers')}
          />
          {([1, 2, 3, 4] as const).map((n) => (
            <TextField key={n} label={`Level ${levelNames[n - 1]}, dollars a year`} {...form.field(`level${n}`)} />
          ))}
          <TextField
            label="Prevailing wage, dollars a year"
            hint="Left empty, it is the wage of the level above."
            {...form.field('prevailingWage')}
          />
        </Columns>
        <div>
          <Button size="small" onClick={() => void lookUp().catch((error: Error) => setFound(error.message))}>
            Take it from the imported tables
          </Button>{' '}
          <span role="status">{found}</span>
        </div>
        <h3>Actual wage</h3>
        <Columns>
          <TextField label="Actual wage, dollars a year" {...form.field('actualWage')} />
          <TextField
            label="Compared with"
            hint="Like 4 Data Engineers in Boston. No names."
            {...form.field('comparedWith')}
          />
          <TextField label="Their pay from, dollars a year" {...form.field('payFrom')} />
          <TextField label="Their pay up to" {...form.field('payTo')} />
        </Columns>
        <TextAreaField label="Why this wage" {...form.field('why')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
