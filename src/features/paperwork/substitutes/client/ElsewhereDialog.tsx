import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { printedEdition } from '#case-file/form-library/rules.ts'
import { agencyOf } from '#formats/form-names.ts'
import { counted } from '#formats/words.ts'
import { substitutesApi } from '#paperwork/client/api.ts'
import { hrefOf } from '#platform/client/call.ts'
import { sendFile } from '#preparation/documents/client/send-file.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import rows from '#ui/page/rows.module.css'
import type { Substitute } from '../contract.ts'
import { Attestation } from './Attestation.tsx'
import { Differences } from './Differences.tsx'
import { offerInput, refresh } from './offer.ts'
import type { UseElsewhereProps } from './UseElsewhere.tsx'

/** Upload, what was found, what differs, and the sentence somebody answers for. */
export default function ElsewhereDialog({
  caseId,
  form,
  onChanged,
  onClose,
}: UseElsewhereProps & { onClose: () => void }) {
  const [offered, setOffered] = useState<Substitute | null>(form.substitute)
  const { problem, busy, send } = useOffering(caseId, form.caseFormId, setOffered)
  const isWrong = offered?.differences.some(({ right }) => right === 'case') ?? false
  const isOpen = offered?.differences.some(({ right }) => right === null) ?? false
  return (
    <Dialog opened onClose={onClose} title={`Use a PDF prepared elsewhere: ${form.name}`} size="lg">
      {(!offered || isWrong) && (
        <>
          <p>
            Download the current form from {agencyOf(form.formId).site}, fill it in and upload it here. It takes the
            place of VisaCare’s own pages in the package.
          </p>
          <FileDrop
            label="The filled form"
            text={busy ? 'Reading the form …' : 'Choose the filled form, or drop it here'}
            hint="PDF, 20 MB at the most"
            accept=".pdf"
            disabled={busy}
            error={problem}
            onFiles={([file]) => void (file && send(file))}
          />
        </>
      )}
      {offered && (
        <>
          <p role="status">{foundIn(offered, form.name)}</p>
          <Differences caseId={caseId} substitute={offered} onAnswered={setOffered} />
          {!isWrong && (
            <Attestation
              {...{ caseId, formId: form.formId, name: form.name, substitute: offered, isOpen }}
              onDone={() => {
                onChanged?.()
                onClose()
              }}
              onAnother={() => setOffered(null)}
            />
          )}
          {isWrong && <p className={rows.dimmed}>The next file takes the place of “{offered.fileName}”.</p>}
        </>
      )}
    </Dialog>
  )
}

/** '“supplement-j.pdf”: Form I-485 Supplement J, edition 09/18/26, 7 pages.' */
const foundIn = ({ fileName, formRead, edition, pages }: Substitute, name: string): string => {
  const said = [
    formRead ? name : 'the PDF does not say which form it is',
    edition && `edition ${printedEdition(edition)}`,
    counted(pages, 'page'),
  ]
  return `“${fileName}”: ${said.filter(Boolean).join(', ')}.`
}

/** Sends the file and says at its field why it was refused. */
function useOffering(caseId: number, caseFormId: number, onOffered: (substitute: Substitute) => void) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const queries = useQueryClient()
  const send = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const url = hrefOf(substitutesApi.offer, offerInput(caseId, caseFormId))
      onOffered((await sendFile(url, {}, file, () => {})) as Substitute)
      for (const { name } of refresh) void queries.invalidateQueries({ queryKey: [name] })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  return { problem, busy, send }
}
