import { childLcasApi } from '#compliance/labor-conditions/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { showMoment } from '#platform/client/moments.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { today } from '#platform/client/today.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconAlertTriangle, IconCheck, IconFolder, IconX } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { IdentityHeader } from '#ui/page/IdentityHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import type { PublicFile, PublicItem } from '../records.ts'
import { publicAccessApi } from './api.ts'
import { Keeping } from './Keeping.tsx'
import styles from './public-file.module.css'
import { SupplyItem } from './SupplyItem.tsx'

const refresh = [publicAccessApi.get]

/** /visaCarePAFFile/{caseid}: the public access file of the LCA that a case rests on. */
export default function PublicFileScreen({ params }: ScreenProps) {
  const id = Number(params.caseid) || 0
  const lca = useOperation(childLcasApi.ofChildCase, { id }, { enabled: id > 0 })
  const lcaId = lca.items?.id ?? 0
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
  const late = file.readyOn === null && file.dueOn !== null && file.dueOn < today()
  return (
    <div className={styles.page}>
      <IdentityHeader
        avatar={<IconFolder size={24} aria-hidden />}
        title="Public access file"
        person={file.jobTitle || undefined}
        organization={file.companyName}
        facts={
          <>
            {file.destroyedOn ? (
              <Chip>Destroyed {showDate(file.destroyedOn)}</Chip>
            ) : file.readyOn ? (
              <Chip hue="green">Open to the public</Chip>
            ) : (
              <Chip hue={late ? 'red' : 'orange'}>{late ? 'Late' : 'Not complete'}</Chip>
            )}
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

function Documents({ file }: { file: PublicFile }) {
  if (file.destroyedOn)
    return (
      <Card title="What anyone may see">
        <p>Nothing any more. The documents were erased when the file was destroyed on {showDate(file.destroyedOn)}.</p>
      </Card>
    )
  const asked = file.items.filter(({ required, held }) => required === true || held)
  const ready = asked.filter(({ open }) => open === '').length
  return (
    <Card
      title="What anyone may see"
      actions={
        <span className={styles.dimmed}>
          {`${ready} of ${asked.length} ready`}
          {file.bundle.ready && (
            <>
              {' · '}
              <a
                href={hrefOf(publicAccessApi.file, { lcaId: file.lcaId, what: 'all' })}
                target="_blank"
                rel="noreferrer"
              >
                One PDF with index, {file.bundle.pages} pages
              </a>
            </>
          )}
        </span>
      }
    >
      {file.bundle.problem && <p role="alert">{file.bundle.problem}</p>}
      <ul className={styles.items}>
        {asked.map((item) => (
          <Item key={item.item} file={file} item={item} />
        ))}
      </ul>
      <details>
        <summary>{file.items.length - asked.length} items do not apply or are not asked for yet. Why?</summary>
        <ul>
          {file.items
            .filter((each) => !asked.includes(each))
            .map(({ item, title, required }) => (
              <li key={item}>
                {title}:{' '}
                {required === false
                  ? 'does not apply, by what the LCA says.'
                  : 'nobody has said yet whether it applies (LCA, attestations).'}
              </li>
            ))}
        </ul>
      </details>
    </Card>
  )
}

function Item({ file: { lcaId, may }, item }: { file: PublicFile; item: PublicItem }) {
  const check = useCommand(publicAccessApi.check, { refresh })
  const { held } = item
  return (
    <li data-open={item.open !== '' || undefined}>
      <span className={styles.mark} aria-hidden>
        {item.open === '' ? <IconCheck size={14} /> : <IconAlertTriangle size={14} />}
      </span>
      <div className={styles.grow}>
        <strong>{item.title}</strong>
        <small>{item.open || held?.says}</small>
        {held && (
          <small>
            {held.suppliedByName}, {showDate(held.suppliedOn)}, {held.pages} {held.pages === 1 ? 'page' : 'pages'}
            {held.checkedOn
              ? `; checked by ${held.checkedByName} ${showDate(held.checkedOn)}`
              : '; not checked for personal details yet'}
          </small>
        )}
      </div>
      {held && (
        <a href={hrefOf(publicAccessApi.file, { lcaId, what: item.item })} target="_blank" rel="noreferrer">
          Open<span className={styles.heard}> {item.title}</span>
        </a>
      )}
      {held && may.check && held.checkedOn === null && (
        <AttemptButton
          size="small"
          work={() => check.run({ lcaId, item: item.item })}
          aria-label={`Nothing personal in it: ${item.title}`}
        >
          Nothing personal
        </AttemptButton>
      )}
      {may.keep && <SupplyItem lcaId={lcaId} item={item} />}
    </li>
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
