import { showDate } from '#formats/dates.ts'
import { Button } from '#ui/Button.tsx'
import type { EditedComment, LetterView } from '../contract.ts'
import { commentsIn, withoutComment } from './commands.ts'
import styles from './editor.module.css'
import { placeholdersIn } from './placeholders.ts'
import { type Suggestion, settle, suggestionsIn } from './suggesting.ts'
import type { Letter } from './use-letter.ts'

type Props = { letter: Letter; known: LetterView['comments']; added: readonly EditedComment[]; editable: boolean }

/** What others noted and suggested, in the order of the letter. */
export function Beside({ letter, known, added, editable }: Props) {
  const { state, dispatch } = letter
  const carried = commentsIn(state.doc)
  const own = added.map(({ id, text }) => ({ id, by: 'You', on: '', text }))
  const comments = [...known, ...own].filter(({ id }) => carried.has(id))
  const suggestions = suggestionsIn(state.doc)
  const decide = (chosen: readonly Suggestion[], accept: boolean) => dispatch(settle(state, chosen, accept))
  const missing = placeholdersIn(state.doc).length
  return (
    <>
      {missing > 0 && (
        <p className={styles.missing} role="status">
          {missing === 1 ? '1 place is marked. Write over it.' : `${missing} places are marked. Write over them.`}
        </p>
      )}
      {comments.length === 0 && suggestions.length === 0 && (
        <p className={styles.nothing}>
          No comments and no suggestions.{editable && ' Select words to comment on them.'}
        </p>
      )}
      {suggestions.length > 0 && (
        <section>
          <h2 className={styles.heading}>
            Suggestions <span>{suggestions.length}</span>
          </h2>
          {editable && suggestions.length > 1 && (
            <div className={styles.decide}>
              <Button size="small" onClick={() => decide(suggestions, true)}>
                Accept all
              </Button>
              <Button size="small" onClick={() => decide(suggestions, false)}>
                Reject all
              </Button>
            </div>
          )}
          <ul className={styles.notes}>
            {suggestions.map((each) => (
              <li key={`${each.kind} ${each.from}`}>
                <Who by={each.by || 'You'} on={each.on} />
                <p>
                  {each.kind === 'inserted' ? 'Add ' : 'Remove '}
                  <q>{each.text.trim() || 'a space'}</q>
                </p>
                {editable && (
                  <div className={styles.decide}>
                    <Button size="small" variant="subtle" onClick={() => decide([each], true)}>
                      Accept
                    </Button>
                    <Button size="small" variant="subtle" onClick={() => decide([each], false)}>
                      Reject
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {comments.length > 0 && (
        <section>
          <h2 className={styles.heading}>
            {comments.length === 1 ? 'Comment' : 'Comments'} <span>{comments.length}</span>
          </h2>
          <ul className={styles.notes}>
            {comments.map(({ id, by, on, text }) => (
              <li key={id}>
                <Who by={by} on={on} />
                <p>{text}</p>
                {editable && (
                  <Button size="small" variant="subtle" onClick={() => dispatch(withoutComment(state, id))}>
                    Done, remove it
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const Who = ({ by, on }: { by: string; on: string }) => (
  <p className={styles.who}>
    <strong>{by}</strong> {on && showDate(on)}
  </p>
)
