import { useState } from 'react'
import { formLibraryApi } from '#case-file/client/api.ts'
import { formNumber } from '#formats/form-names.ts'
import { hrefOf } from '#platform/client/call.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { EditionComparison, EditionRow } from '../contract.ts'
import { shownEdition } from '../rules.ts'
import { blankPages } from './blanks.ts'
import { type Change, ChangeRow, type Verdict } from './ChangeRow.tsx'
import styles from './changes.module.css'
import { usePages } from './FieldCut.tsx'

type EditionChangesProps = {
  row: EditionRow
  comparison: EditionComparison
  /** Open forms on the edition before. */
  openBefore: number
  mayEdit: boolean
}

/** A later edition beside the one before it: the counts, each change with both places cut out, and the decision. */
export function EditionChanges({ row, comparison, openBefore, mayEdit }: EditionChangesProps) {
  const { changes, from } = comparison
  const isCarried = row.carried !== null
  const isOpen = isCarried && !row.carried?.confirmed
  const toRead = isOpen ? changes.filter(({ what }) => what === 'reworded') : []
  const [said, setSaid] = useState<ReadonlyMap<string, Verdict>>(new Map())
  const [opened, setOpened] = useState<string | undefined>(changes[0]?.field)
  const any = changes.length > 0
  const hrefOfEdition = (edition: string) => hrefOf(blankPages, { formId: row.formId, edition })
  const pages = {
    before: usePages(any ? hrefOfEdition(from) : undefined),
    after: usePages(
      any ? (isCarried ? hrefOfEdition(row.edition) : hrefOf(formLibraryApi.refusedBlank, { id: row.id })) : undefined,
    ),
  }
  const say = (change: Change) => (verdict: Verdict) => {
    const now = new Map(said).set(change.field, verdict)
    setSaid(now)
    setOpened(toRead.find(({ field }) => !now.has(field))?.field)
  }
  return (
    <section className={styles.changes} aria-label="What changed">
      <Counters {...{ comparison, openBefore }} />
      {isOpen && mayEdit && <Decision {...{ row, from, toRead, said }} />}
      {changes.length > 0 && (
        <>
          <p className={styles.head} aria-hidden="true">
            <span>Item</span>
            <span>{shownEdition(from)}</span>
            <span>{shownEdition(row.edition)}</span>
          </p>
          <ul className={styles.list}>
            {changes.map((change) => (
              <ChangeRow
                key={`${change.field} ${change.what}`}
                {...{ change, pages }}
                editions={{ before: from, after: row.edition }}
                open={opened === change.field}
                onToggle={() => setOpened(opened === change.field ? undefined : change.field)}
                said={said.get(change.field)}
                onSay={mayEdit && toRead.includes(change) ? say(change) : undefined}
              />
            ))}
          </ul>
        </>
      )}
      <p className={styles.foot}>
        Compared by name, page, kind and length of each field, not by the words printed around it.
        {isOpen && ` Until it is confirmed, cases stay on ${shownEdition(from)} while its blank is here.`}
      </p>
    </section>
  )
}

function Counters({ comparison, openBefore }: Pick<EditionChangesProps, 'comparison' | 'openBefore'>) {
  const count = (...whats: Change['what'][]) => comparison.changes.filter(({ what }) => whats.includes(what)).length
  const all: [number, string, boolean][] = [
    [comparison.unchanged, 'unchanged', false],
    [count('moved'), 'moved', false],
    [count('reworded'), 'words changed', true],
    [count('missing', 'changed'), 'missing or changed', true],
    [count('new'), 'new', true],
    [openBefore, `open forms on ${shownEdition(comparison.from)}`, false],
  ]
  return (
    <dl className={styles.counters}>
      {all.map(([n, words, matters]) => (
        <div key={words} data-matters={(matters && n > 0) || undefined}>
          <dt>{words}</dt>
          <dd>{n.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}

type DecisionProps = { row: EditionRow; from: string; toRead: readonly Change[]; said: ReadonlyMap<string, Verdict> }

/** Confirm the edition, once every new wording was read, or stay with the one before. */
function Decision({ row, from, toRead, said }: DecisionProps) {
  const confirm = useCommand(formLibraryApi.confirmCarried, { refresh: [formLibraryApi.list] })
  const keep = useCommand(formLibraryApi.keepBefore, { refresh: [formLibraryApi.list] })
  const toast = useToast()
  const [before, after] = [shownEdition(from), shownEdition(row.edition)]
  const differs = toRead.some(({ field }) => said.get(field) === 'different')
  const unread = toRead.filter(({ field }) => !said.has(field)).length
  const send = async () => {
    const same = toRead.map(({ field }) => field)
    await confirm.run({ id: row.id, version: row.version, same })
    toast(`${formNumber(row.formId)} ${after} was confirmed.`, { kind: 'success' })
  }
  const stay = async () => {
    await keep.run({ id: row.id, version: row.version })
    toast(`${formNumber(row.formId)} stays on ${before}.`, { kind: 'success' })
  }
  const problem = confirm.error ?? keep.error
  return (
    <div className={styles.decision}>
      <p role="status">{editionStanding(unread, differs, before)}</p>
      <Button loading={keep.loading} onClick={() => void stay().catch(() => {})}>
        Keep {before}
      </Button>
      <Button
        variant="primary"
        disabled={unread > 0 || differs}
        loading={confirm.loading}
        onClick={() => void send().catch(() => {})}
      >
        Confirm edition {after}
      </Button>
      {problem && <p role="alert">{problem.message}</p>}
    </div>
  )
}

/** The same, asked for by the edition's pane; nothing where nothing was compared. */
export function useComparison(row: EditionRow): EditionComparison | undefined {
  return useOperation(formLibraryApi.changes, { id: row.id }).items?.comparison ?? undefined
}

/**
 * What somebody reads before confirming an edition. Fields are compared, the print around them is not: nothing here says
 * that the questions are the same.
 */
export function editionStanding(unread: number, differs: boolean, before: string): string {
  if (differs) return `A field asks something else: the answers would be wrong there. Keep ${before}.`
  if (unread > 0)
    return `${unread === 1 ? 'One field has' : `${unread} fields have`} new wording. Read each one and say whether it still asks the same thing.`
  return 'Every field has a counterpart. The printed questions were not compared: read the pages before you confirm.'
}
