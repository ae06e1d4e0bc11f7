import styles from '#case-file/cases/client/cases.module.css'
import { movesApi } from '#case-file/moves/client/api.ts'
import { caseTypeById } from '#case-types/all.ts'
import type { CaseType, FormId } from '#case-types/case-type.ts'
import { participantsOf } from '#case-types/checklist.ts'
import { circumstancesOf } from '#case-types/options.ts'
import { participantNames } from '#case-types/participants.ts'
import { FeeLines } from '#case-work/fees/client/FeeLines.tsx'
import { showDate } from '#formats/dates.ts'
import { formName } from '#formats/form-names.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Link } from '#ui/navigation.tsx'
import { newCaseApi } from './api.ts'
import type { StepProps } from './CreateCaseSteps.tsx'
import type { Draft } from './draft.ts'
import { StartPlanCard } from './StartPlanCard.tsx'
import { usePerson } from './WhoStep.tsx'

/** What it will be, what it costs, who does what, and the dates that matter. */
export function ReviewStep({ draft, viewer }: StepProps) {
  const type = caseTypeById(Number(draft.typeId))
  const costs = useOperation(
    newCaseApi.estimate,
    {
      companyId: Number(draft.companyId),
      typeId: Number(draft.typeId),
      ...(draft.subType && { subType: draft.subType }),
      premium: String(draft.premium),
      channel: draft.channel as 'paper',
      ...(draft.personId && { personId: Number(draft.personId) }),
      dependents: draft.dependentIds.length,
      ...(draft.concurrent.length > 0 && { concurrent: draft.concurrent.join(',') }),
    },
    { enabled: !viewer.isEmployee || draft.mode === 'DIY' },
  )
  if (!type) return null
  return (
    <>
      <StartPlanCard draft={draft} totalCents={costs.items?.totalCents} />
      <Chosen type={type} draft={draft} />
      {costs.items?.duplicates.map(({ id, number, statusName, path }) => (
        <p key={id} role="alert">
          This person already has a case of this kind: <Link to={path}>{number}</Link>, {statusName}. Open another one
          only if you need both.
        </p>
      ))}
      <h2>Who does what</h2>
      <ul>
        {takingPart(type, draft).map(({ code, does }) => (
          <li key={code}>
            <strong>{participantNames[code]}</strong>: {does}
          </li>
        ))}
      </ul>
      {costs.items && (
        <>
          <h2>Government fees</h2>
          <FeeLines fees={costs.items} />
        </>
      )}
    </>
  )
}

function Chosen({ type, draft }: { type: CaseType; draft: Draft }) {
  const around = useOperation(movesApi.attorneys, { companyId: Number(draft.companyId) })
  const person = usePerson(draft)
  const family = (person?.household ?? []).filter(({ id }) => draft.dependentIds.includes(String(id)))
  const attorney = around.items?.items.find(({ id }) => String(id) === draft.attorneyId)?.name
  const represented = attorney ?? `${around.items?.lawFirmName ?? 'the law firm'} decides who`
  const rows: [string, string | undefined][] = [
    ['Case', [type.name, type.subTypes.find(({ id }) => id === draft.subType)?.name].filter(Boolean).join(', ')],
    ['Person', person ? `${person.firstName} ${person.lastName}` : 'nobody'],
    ['Family', family.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')],
    ['Attorney', draft.mode === 'DIY' ? 'None: you do it yourself (DIY)' : represented],
    ['Premium processing', draft.premium ? 'Yes, with Form I-907' : ''],
    ['Filed', type.channel === 'none' ? '' : draft.channel === 'online' ? 'Online' : 'On paper'],
    ['Filed along', draft.concurrent.map((form) => formName(form as FormId)).join(', ')],
    ['I-94 until', showDate(person?.i94ExpiresOn)],
    ['Visa until', showDate(person?.visaExpiresOn)],
    ['Passport until', showDate(person?.passportExpiresOn)],
  ]
  return (
    <>
      {around.items?.paymentMissing && !type.withoutPayment && (
        <p role="alert">Please Add Payment Method before creating New Employee/Case.</p>
      )}
      <dl className={styles.facts}>
        {rows.flatMap(([title, text]) =>
          text ? [<dt key={title}>{title}</dt>, <dd key={`${title} is`}>{text}</dd>] : [],
        )}
      </dl>
    </>
  )
}

const takingPart = (type: CaseType, { mode, subType, premium }: Draft) =>
  participantsOf(type, circumstancesOf(type, { mode: mode as 'LEGAL', subType: subType || undefined, premium })).filter(
    ({ code }) => mode === 'LEGAL' || !code.startsWith('FIRM'),
  )
