import { publicAccessApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { counted } from '#formats/words.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { IconAlertTriangle, IconCheck } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import type { PublicFile, PublicItem } from '../records.ts'
import styles from './public-file.module.css'
import { SupplyItem } from './SupplyItem.tsx'

const refresh = [publicAccessApi.get]
const keyOf = ({ item, place }: PublicItem) => `${item}/${place}`

/** The items that are asked for or there, and why the others are not. */
export function Documents({ file }: { file: PublicFile }) {
  if (file.destroyedOn)
    return (
      <Card title="What anyone may see">
        <p>Nothing any more. The documents were erased when the file was destroyed on {showDate(file.destroyedOn)}.</p>
      </Card>
    )
  const asked = file.items.filter(({ required, held, open }) => required === true || held || open)
  const ready = asked.filter(({ open }) => open === '').length
  const others = file.items.filter((each) => !asked.includes(each))
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
                One PDF with index, {counted(file.bundle.pages ?? 0, 'page')}
              </a>
            </>
          )}
        </span>
      }
    >
      {file.bundle.problem && <p role="alert">{file.bundle.problem}</p>}
      <ul className={styles.items}>
        {asked.map((item) => (
          <Item key={keyOf(item)} file={file} item={item} />
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>
            {counted(others.length, 'item')} {others.length === 1 ? 'is' : 'are'} not asked for. Why?
          </summary>
          <ul>
            {others.map((each) => (
              <li key={keyOf(each)}>
                {each.title}:{' '}
                {each.required === false
                  ? 'does not apply, by what the LCA says.'
                  : 'nobody has said that it applies (LCA, attestations).'}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function Item({ file: { lcaId, may }, item }: { file: PublicFile; item: PublicItem }) {
  const check = useCommand(publicAccessApi.check, { refresh })
  const { held, place } = item
  return (
    <li data-open={item.open !== '' || undefined}>
      <span className={styles.mark} aria-hidden>
        {item.open === '' ? <IconCheck size={14} /> : <IconAlertTriangle size={14} />}
      </span>
      <div className={styles.grow}>
        <strong>{item.title}</strong>
        <small>{item.open || held?.says}</small>
      </div>
      {held && (
        <>
          <span className={styles.from}>
            {held.suppliedByName}
            <small>
              {showDate(held.suppliedOn)}
              {held.checkedOn && `, checked ${showDate(held.checkedOn)}`}
            </small>
          </span>
          <span className={styles.pages}>{counted(held.pages, 'page')}</span>
          <a href={hrefOf(publicAccessApi.file, { lcaId, what: item.item, place })} target="_blank" rel="noreferrer">
            Open<span className="visually-hidden"> {item.title}</span>
          </a>
        </>
      )}
      {held && may.check && held.checkedOn === null && (
        <AttemptButton
          size="small"
          variant="tone"
          work={() => check.run({ lcaId, item: item.item, place })}
          aria-label={`Nothing personal in it: ${item.title}`}
        >
          Nothing personal
        </AttemptButton>
      )}
      {may.keep && <SupplyItem lcaId={lcaId} item={item} />}
    </li>
  )
}
