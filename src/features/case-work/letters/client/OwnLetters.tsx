import styles from '#case-file/cases/client/cases.module.css'
import { lettersApi } from '#case-work/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Card } from '#ui/page/Card.tsx'
import { useSay } from '#ui/say.ts'
import { useLetterWork } from './use-letter-work.ts'

/** What the law firm shared with the employee, to read and keep; nothing shared is nothing on the page. */
export function OwnLetters({ caseId }: { caseId: number }) {
  const say = useSay()
  const { items } = useOperation(lettersApi.list, { caseId })
  const { follow } = useLetterWork()
  if (!items || items.may.write || items.items.length === 0) return null
  const save = async (id: number) => {
    await follow(call(lettersApi.print, { id }))
    await download(hrefOf(lettersApi.pdf, { id }))
  }
  return (
    <Card title={say('Letters')} count={items.items.length}>
      <ul className={styles.list}>
        {items.items.map(({ file }) => {
          const name = file.name.replace(/\.docx$/i, '')
          return (
            <li key={file.id}>
              <span className={styles.grow}>
                {name}
                <span className={styles.under}>
                  {say('Changed {day} by {name}', { day: showMoment(file.changedAt), name: file.changedByName })}
                </span>
              </span>
              <AttemptButton size="small" aria-label={say('PDF of {name}', { name })} work={() => save(file.id)}>
                PDF
              </AttemptButton>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
