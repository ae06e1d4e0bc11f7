import { useState } from 'react'
import { casePath } from '#case-types/case-path.ts'
import type { Known } from '#engine/answer.ts'
import { FactsForm } from '#parties/facts/client/FactsForm.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import type { RefInput } from '#platform/client/operations.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { worksheetsApi } from '#preparation/client/api.ts'
import { questionnairePath } from '#preparation/questionnaires/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconDownload } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import type { WorksheetView } from '../contract.ts'
import { worksheetNamed } from '../worksheet.ts'
import { WorksheetItems } from './WorksheetItems.tsx'
import styles from './worksheet.module.css'

/** /visaCareWorksheet/{caseId}/{formId}: what goes into each box of an online system, to be copied one by one. */
export default function WorksheetScreen({ params }: ScreenProps) {
  const caseId = Number(params.caseId)
  // The specification's address of the LCA names no form, but perhaps a company.
  const formId = params.formId ?? 'eta-9035'
  if (!Number.isInteger(caseId) || caseId < 1)
    return (
      <EmptyState
        title="Which case?"
        text="A worksheet is opened from its case, under Forms."
        link={{ to: '/visaCareAttorneyCases', words: 'Cases' }}
      />
    )
  return <OfCase caseId={caseId} formId={formId} />
}

function OfCase({ caseId, formId }: { caseId: number; formId: string }) {
  const found = useOperation(worksheetsApi.view, { caseId, formId })
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  return found.items ? <Sheet view={found.items} /> : <Loading lines={8} />
}

function Sheet({ view }: { view: WorksheetView }) {
  const { caseId, formId, typeId, missing } = view
  const [editing, setEditing] = useState(false)
  const { attempt, refusal } = useAttempt()
  const takePdf = () => attempt(() => download(hrefOf(worksheetsApi.pdf, { caseId, formId })))
  const paths = { lca: `/visaCareFiling/${caseId}#lca`, questions: questionnairePath(typeId, caseId) }
  return (
    <>
      <PageHeader
        title={`${view.name} worksheet`}
        standing={`Case ${view.caseNumber}. ${view.title}. ${standing(missing, view.enteredIn)} ${compared(view.orderKnown)}`}
        action={
          <>
            <Button icon={<IconDownload size={16} aria-hidden />} onClick={takePdf}>
              PDF
            </Button>
            <Button icon={<IconDownload size={16} aria-hidden />} onClick={() => saveJson(view)}>
              JSON
            </Button>
            {view.mayEdit && (
              <Button variant="primary" onClick={() => setEditing(true)}>
                Answer what is missing
              </Button>
            )}
          </>
        }
      />
      {refusal}
      {view.sections.map(({ id, title, items }) => (
        <Card key={id} title={`${id}. ${title}`}>
          <WorksheetItems items={items} paths={paths} onAnswer={view.mayEdit ? () => setEditing(true) : undefined} />
        </Card>
      ))}
      {view.byHand.length > 0 && (
        <Card title="Written by hand">
          <ul className={styles.byHand}>
            {view.byHand.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      )}
      <LinkButton to={casePath({ id: caseId })}>Back to the case</LinkButton>
      {editing && <EditOwn view={view} onClose={() => setEditing(false)} />}
    </>
  )
}

const compared = (known: string | null): string =>
  known === null
    ? 'Numbers and order are not confirmed: go by the labels.'
    : `Numbers and order are confirmed up to Section ${known}: go by the labels after it.`

const standing = (missing: number, enteredIn: string): string =>
  missing === 0
    ? `Everything is answered. Copy it into ${enteredIn}.`
    : `${missing} ${missing === 1 ? 'answer is' : 'answers are'} missing before it can go into ${enteredIn}.`

type Answers = RefInput<typeof worksheetsApi.save>['answers']

/** What only this worksheet asks. */
function EditOwn({ view, onClose }: { view: WorksheetView; onClose: () => void }) {
  const save = useCommand(worksheetsApi.save, { refresh: [worksheetsApi.view, worksheetsApi.list] })
  const { caseId, formId, own } = view
  return (
    <Dialog title={`Questions of Form ${view.name}`} opened size="lg" onClose={onClose}>
      <FactsForm
        facts={(worksheetNamed(formId)?.own ?? []).filter(({ id }) => !view.saidOnLca.includes(id))}
        known={own.known as Known}
        version={own.version}
        authors={{}}
        save={async (answers, version) => {
          const { own: saved } = await save.run({ caseId, formId, answers: answers as Answers, version })
          return { known: saved.known as Known, version: saved.version, changed: Object.keys(answers) }
        }}
        onSaved={onClose}
      />
    </Dialog>
  )
}

/** The worksheet as data: section by section, each value under its number and words. */
export const worksheetJson = ({ name, caseNumber, sections }: WorksheetView): string =>
  JSON.stringify(
    {
      form: name,
      case: caseNumber,
      sections: sections.map(({ id, title, items }) => ({
        ...{ id, title },
        items: items.map(({ number, label, value, state }) => ({
          ...{ number, label, value: state === 'missing' ? null : value },
        })),
      })),
    },
    null,
    2,
  )

export function saveJson(view: WorksheetView): void {
  const url = URL.createObjectURL(new Blob([worksheetJson(view)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${view.name.replaceAll(' ', '-')}-${view.caseNumber}-worksheet.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1_000)
}
