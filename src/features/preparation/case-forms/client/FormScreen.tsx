import { useEffect, useState } from 'react'
import { formAt } from '#case-file/cases/form-paths.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import { loadPaper } from '#forms/load-paper.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { caseFormsApi } from '#preparation/client/api.ts'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import type { CaseFormRow } from '../records.ts'
import { FormDesk } from './FormDesk.tsx'
import styles from './form-screen.module.css'

/**
 * /visaCareAddCase…/{caseId}/{caseFormId}?item=2.1.a: one official form of a case. Without the form’s id, or with a
 * company’s in its place as the specification has it, the first form of that kind.
 */
export default function FormScreen({ params }: ScreenProps) {
  const formId = formAt(window.location.pathname)
  const caseId = Number(params.caseId)
  if (!formId || !Number.isInteger(caseId) || caseId < 1)
    return (
      <Alone
        title="Which case?"
        text="A form is opened from its case, where the forms are listed with how far they are."
      />
    )
  // Another case is another page: what is known of the one before says nothing about it.
  return <OfCase key={caseId} caseId={caseId} formId={formId} wanted={Number(params.companyId)} />
}

function OfCase({ caseId, formId, wanted }: { caseId: number; formId: string; wanted: number }) {
  const { items, error, reload } = useOperation(caseFormsApi.list, { caseId })
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading label="Loading the forms of the case" />
  const ofKind = items.items.filter((row) => row.formId === formId)
  const row = ofKind.find(({ id }) => id === wanted) ?? ofKind.find(({ path }) => path !== null) ?? ofKind[0]
  if (!row)
    return <Alone title="This form is not part of the case" text="Add it on the screen of the case, if it is needed." />
  if (!row.built)
    return (
      <Alone
        title={`Form ${row.name} comes later`}
        text={`The product does not ask the questions of Form ${row.name} yet, and does not fill it. The case lists it as open.`}
      />
    )
  if (row.path === null)
    return <Alone title="This form is for others" text="Only the people who sign it and their attorney can see it." />
  return <Opened key={row.id} caseId={caseId} row={row} all={items.items} />
}

function Opened({ caseId, row, all }: { caseId: number; row: CaseFormRow; all: readonly CaseFormRow[] }) {
  const { items: view, error, reload } = useOperation(caseFormsApi.view, { caseId, caseFormId: row.id })
  const layout = useOperation(caseFormsApi.layout, { formId: row.formId, edition: row.edition })
  const paper = usePaper(row)
  const failed = error ?? layout.error
  if (failed) return <ErrorState message={failed.message} onRetry={() => void reload()} />
  if (paper === 'none')
    return (
      <Alone
        title={`This edition of Form ${row.name} is not known`}
        text="An administrator moves the case to an edition the product knows, in the Form Library."
      />
    )
  if (!view || !layout.items || !paper) return <Loading label={`Loading Form ${row.name}`} />
  return <FormDesk loaded={view} form={paper} layout={layout.items} all={all} />
}

function usePaper({ formId, edition }: CaseFormRow): FormOnPaper | 'none' | undefined {
  const [paper, setPaper] = useState<FormOnPaper | 'none'>()
  useEffect(() => {
    let wanted = true
    void loadPaper(formId, edition).then((loaded) => wanted && setPaper(loaded ?? 'none'))
    return () => {
      wanted = false
    }
  }, [formId, edition])
  return paper
}

function Alone({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.alone}>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState title={title} text={text} action={<LinkButton to="/home">Go to the start page</LinkButton>} />
    </div>
  )
}
