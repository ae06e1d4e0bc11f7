import { childLcasApi } from '#compliance/labor-conditions/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { showMoment } from '#platform/client/moments.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconFolder, IconX } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { IdentityHeader } from '#ui/page/IdentityHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import type { PublicFile } from '../records.ts'
import { publicAccessApi } from './api.ts'
import { Documents } from './Documents.tsx'
import { Keeping } from './Keeping.tsx'
import styles from './public-file.module.css'
import { hueOfState } from './state-hues.ts'

const refresh = [publicAccessApi.get]

/** /visaCarePAFFile/{caseid}: the public access file of the LCA that a case rests on; `?lca=` names another LCA of the case. */
export default function PublicFileScreen({ params }: ScreenProps) {
  const id = Number(params.caseid) || 0
  const asked = Number(new URLSearchParams(window.location.search).get('lca')) || 0
  const lca = useOperation(childLcasApi.ofChildCase, { id }, { enabled: id > 0 && asked === 0 })
  const lcaId = asked || (lca.items?.id ?? 0)
  const found = useOperation(publicAccessApi.get, { lcaId }, { enabled: lcaId > 0 })
  const link = { to: '/visaCarePublicAccessFiles', words: 'Open the list' }
  if (id === 0) return <EmptyState title="No case is chosen" text="Choose a file in the list." link={link} />
  if (lca.error)
    return (
      <EmptyState
        title="No public access file yet"
        text={lca.error.message}
        link={{ to: `/visaCareLcaRequestDetails/${id}`, words: 'Open the LCA of this case' }}
      />
    )
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items) return <Loading lines={12} />
  return <FilePage file={found.items} caseId={id} />
}

function FilePage({ file, caseId }: { file: PublicFile; caseId: number }) {
  return (
    <div className={styles.page}>
      <IdentityHeader
        avatar={<IconFolder size={24} aria-hidden />}
        title="Public access file"
        person={file.jobTitle || undefined}
        organization={file.companyName}
        facts={
          <>
            <Chip hue={hueOfState[file.state]}>
              {file.destroyedOn ? `Destroyed ${showDate(file.destroyedOn)}` : file.state}
            </Chip>
            {file.certifiedOn && <Chip hue="green">LCA certified {showDate(file.certifiedOn)}</Chip>}
            {file.lcaNumber && <Chip outlined>{file.lcaNumber}</Chip>}
            {file.holdOn && <Chip hue="red">Hold since {showDate(file.holdOn)}</Chip>}
            {file.personNames && <span>For {file.personNames}</span>}
          </>
        }
        next={
          file.dueOn && !file.destroyedOn
            ? {
                label: file.readyOn ? 'Had to be ready by' : 'Must be ready by',
                due: (
                  <span>
                    <strong>{showDate(file.dueOn)}</strong>
                    {file.readyOn && `, ready ${showDate(file.readyOn)}`}
                  </span>
                ),
              }
            : undefined
        }
        action={<LinkButton to={`/visaCareLcaRequestDetails/${caseId}`}>Open the LCA</LinkButton>}
      />
      {file.filedOn === null && file.certifiedOn && !file.destroyedOn && (
        <p role="status">
          Nobody has entered when the LCA was filed. It was filed by the day of its certification, so the file is due by{' '}
          {showDate(file.dueOn ?? file.certifiedOn)} at the latest. Enter the day on the LCA.
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Documents file={file} />
          <RequestLog file={file} />
        </div>
        <div className={styles.column}>
          <Keeping file={file} />
          <Card title="Stays out">
            <ul className={styles.out}>
              {[
                'Payroll and individual pay',
                'A worker’s own wage comparison',
                'Social Security number, birth date',
                'Home address, passport, petition',
              ].map((each) => (
                <li key={each}>
                  <IconX size={14} aria-hidden /> {each}
                </li>
              ))}
            </ul>
            <p className={styles.dimmed}>
              What a file says in text is looked at when it is uploaded; pictures a person checks.
            </p>
          </Card>
        </div>
      </div>
    </div>
  )
}

function RequestLog({ file }: { file: PublicFile }) {
  const log = useCommand(publicAccessApi.log, { refresh })
  return (
    <Card
      title="Request log"
      actions={
        file.may.keep && (
          <AttemptButton size="small" work={() => log.run({ lcaId: file.lcaId, how: 'in person' })}>
            Record a visit
          </AttemptButton>
        )
      }
    >
      {file.requests.length === 0 ? (
        <p>Nobody has asked yet.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Asked</th>
              <th>How</th>
              <th>What</th>
              <th>By</th>
            </tr>
          </thead>
          <tbody>
            {file.requests.map((each) => (
              <tr key={each.id}>
                <td>{showMoment(each.askedAt)}</td>
                <td>{each.how}</td>
                <td>{each.items}</td>
                <td>{each.shownByName}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.dimmed}>Do not ask who they are or why. A name is written down only if they give it.</p>
    </Card>
  )
}
