import { childLcasApi, lcaRecordsApi } from '#compliance/client/api.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { lcasApi } from '#preparation/client/api.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import rows from '#ui/page/rows.module.css'
import { Loading } from '#ui/page/states.tsx'

type AskDialogProps = { caseId: number; onClose: () => void; onAsked: (lcaId: number) => void }

/**
 * The company's people ask for an LCA, or for a further one as for another worksite; who prepares it goes on from there.
 * For the first one of a case, what the case knows of the job stands in the fields already.
 */
export function AskDialog({ isFirst = false, ...props }: AskDialogProps & { isFirst?: boolean }) {
  const found = useOperation(lcasApi.proposed, { id: props.caseId }, { enabled: isFirst })
  if (isFirst && !found.items && !found.error)
    return (
      <Dialog opened onClose={props.onClose} title={TITLE}>
        <Loading lines={6} />
      </Dialog>
    )
  return <Asking {...props} known={isFirst ? (found.items?.items ?? []) : []} />
}

const TITLE = 'Ask for an LCA'

type Known = readonly { fact: string; value?: unknown }[]

function Asking({ caseId, onClose, onAsked, known }: AskDialogProps & { known: Known }) {
  const of = <Value,>({ id }: { id: string }) => known.find(({ fact }) => fact === id)?.value as Value | undefined
  const [site] = of<{ street?: string; city?: string; state?: string }[]>(lca.lcaWorksites) ?? []
  const ask = useCommand(childLcasApi.create, { refresh: [lcaRecordsApi.list, childLcasApi.ofCase] })
  const form = useForm({
    initial: {
      jobTitle: of<string>(lca.lcaJobTitle) ?? '',
      workers: '1',
      worksiteStreet: site?.street ?? '',
      worksiteCity: site?.city ?? '',
      worksiteState: site?.state ?? '',
      beginsOn: of<string>(lca.lcaBeginsOn) ?? '',
      note: '',
    },
    check: ({ jobTitle, workers, worksiteStreet, worksiteCity, worksiteState }) => ({
      ...lackOfPlace({ worksiteStreet, worksiteCity, worksiteState }),
      ...(jobTitle.trim() === '' && { jobTitle: 'Job title: enter it.' }),
      ...(!/^[1-9]\d{0,3}$/.test(workers) && { workers: 'Workers: enter a number, like 1.' }),
    }),
    submit: async ({ workers, ...asked }) => {
      const given = Object.fromEntries(Object.entries(asked).filter(([, text]) => text.trim() !== ''))
      const { id } = await ask.run({ caseId, workers: Number(workers), ...given })
      onClose()
      onAsked(id)
    },
  })
  return (
    <Dialog opened onClose={onClose} title={TITLE}>
      <Form form={form}>
        {known.length > 0 && <p className={rows.dimmed}>Filled in from this case. Change what is not right.</p>}
        <Columns>
          <TextField label="Job title" required maxLength={200} {...form.field('jobTitle')} />
          <TextField label="Workers" required inputMode="numeric" {...form.field('workers')} />
          <TextField label="Street of the worksite" maxLength={200} {...form.field('worksiteStreet')} />
          <TextField label="City" maxLength={120} {...form.field('worksiteCity')} />
          <TextField label="State, two letters" maxLength={2} {...form.field('worksiteState')} />
          <DateField label="Work begins on" years="planning" {...form.field('beginsOn')} />
        </Columns>
        <TextAreaField
          label="What it is for"
          hint="Such as a further worksite, or another job."
          rows={3}
          maxLength={2000}
          {...form.field('note')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Ask for it" />
      </Form>
    </Dialog>
  )
}

type Place = Readonly<Record<'worksiteStreet' | 'worksiteCity' | 'worksiteState', string>>

/** A place is named whole, or not at all. */
const lackOfPlace = ({ worksiteStreet, worksiteCity, worksiteState }: Place): Partial<Place> =>
  [worksiteStreet, worksiteCity, worksiteState].every((said) => said.trim() === '')
    ? {}
    : {
        ...(worksiteCity.trim() === '' && { worksiteCity: 'City: enter it.' }),
        ...(!/^[A-Za-z]{2}$/.test(worksiteState.trim()) && { worksiteState: 'State: enter two letters, like MA.' }),
      }
