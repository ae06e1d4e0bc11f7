import { showDate } from '#formats/dates.ts'
import { ConfirmedButton } from '#identity/sessions/client/confirmed.tsx'
import { substitutesApi } from '#paperwork/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { ElsewhereForm } from '../contract.ts'
import { refresh } from './offer.ts'
import { UseElsewhere } from './UseElsewhere.tsx'

type ElsewhereFormsProps = { caseId: number; onChanged?: () => void }

/** The forms of a case that need a PDF prepared elsewhere, or have one; nothing where there is none. */
export function ElsewhereForms({ caseId, onChanged }: ElsewhereFormsProps) {
  const found = useOperation(substitutesApi.list, { id: caseId })
  if (!found.items) return <NotLoaded of={found} />
  const { items, mayEdit, mayOpen } = found.items
  return (
    <ul className={rows.list} aria-label="Forms prepared elsewhere">
      {items.map((form) => (
        <Row key={form.caseFormId} {...{ caseId, form, mayEdit, mayOpen, onChanged }} />
      ))}
    </ul>
  )
}

type RowProps = ElsewhereFormsProps & { form: ElsewhereForm; mayEdit: boolean; mayOpen: boolean }

function Row({ caseId, form, mayEdit, mayOpen, onChanged }: RowProps) {
  const withdraw = useCommand(substitutesApi.withdraw, { refresh })
  const { name, personName, reason, substitute } = form
  const inPlace = substitute?.attestedAt ? substitute : undefined
  return (
    <li className={rows.row}>
      <div className={rows.head}>
        <strong className={rows.grow}>{[name, personName].filter(Boolean).join(', ')}</strong>
        <StatusBadge hue={inPlace ? 'green' : 'orange'}>
          {inPlace ? 'Prepared elsewhere' : 'Cannot be filed'}
        </StatusBadge>
      </div>
      {inPlace && (
        <span>
          “{inPlace.fileName}”, edition {showDate(inPlace.edition)}, put in its place by {inPlace.attestedByName},{' '}
          {showMoment(inPlace.attestedAt)}.
        </span>
      )}
      {!inPlace && reason !== '' && <span>{reason}</span>}
      {mayOpen && (
        <div className={rows.actions}>
          {mayEdit && !inPlace && <UseElsewhere {...{ caseId, form, onChanged }} />}
          {substitute && (
            <ConfirmedButton
              size="small"
              work={() => download(hrefOf(substitutesApi.file, { id: caseId, substituteId: substitute.id }))}
            >
              Open the PDF
            </ConfirmedButton>
          )}
          {mayEdit && inPlace && (
            <AttemptButton
              size="small"
              aria-label={`Withdraw the PDF of ${name}`}
              work={async () => {
                await withdraw.run({ id: caseId, substituteId: inPlace.id })
                onChanged?.()
              }}
            >
              Withdraw
            </AttemptButton>
          )}
        </div>
      )}
    </li>
  )
}
