import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { packagesApi, scansApi } from '#paperwork/client/api.ts'
import { hrefOf } from '#platform/client/call.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { preFilingApi } from '#preparation/client/api.ts'
import { sendFile } from '#preparation/documents/client/send-file.ts'
import type { SignHere } from '#preparation/signatures/records.ts'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import rows from '#ui/page/rows.module.css'
import { ScanItem } from './ScanItem.tsx'
import styles from './sign-here.module.css'
import { needsSomebody } from './sign-here-words.ts'

const POLL_MS = 1000

/** Signed pages come back as scans, several at once; each page finds its place by its code, or is given one. */
export default function SignedScans({ caseId, signHere }: { caseId: number; signHere: readonly SignHere[] }) {
  const found = useOperation(scansApi.scans, { id: caseId })
  const { sending, send } = useSending(caseId, () => void found.reload())
  const scans = found.items?.items ?? []
  const reading = scans.some(({ status }) => status === 'Reading')
  const queries = useQueryClient()
  useEffect(() => {
    if (!reading) return
    const timer = setInterval(() => void found.reload(), POLL_MS)
    return () => {
      clearInterval(timer)
      // What was matched is signed now.
      for (const { name } of [packagesApi.state, preFilingApi.check])
        void queries.invalidateQueries({ queryKey: [name] })
    }
  }, [reading, found.reload, queries])
  const [open, done] = [scans.filter(isOpen), scans.filter((each) => !isOpen(each))]
  const item = (scan: (typeof scans)[number]) => (
    <ScanItem key={scan.id} caseId={caseId} scan={scan} signHere={signHere} />
  )
  return (
    <section className={styles.scans} aria-label="Signed pages that came back">
      <FileDrop
        label="Scans of signed pages"
        text="Choose scans of signed pages, or drop them here"
        hint="PDF, JPEG or PNG, 25 MB at the most, up to 50 pages in a file. Any order. No payment forms: card data stays on paper."
        accept=".pdf,.jpg,.jpeg,.png"
        multiple
        onFiles={(files) => void send(files)}
      />
      {sending.length > 0 && (
        <ul className={rows.list} aria-label="Files on their way">
          {sending.map(({ id, name, share, problem }) => (
            <li key={id} className={rows.row}>
              {name}
              {problem ? (
                <span role="alert">{problem}</span>
              ) : (
                <progress className={styles.progress} max={1} value={share} aria-label={`Sending ${name}`} />
              )}
            </li>
          ))}
        </ul>
      )}
      <NotLoaded of={found} />
      {open.length > 0 && <ul className={rows.list}>{open.map(item)}</ul>}
      {done.length > 0 && (
        <details>
          <summary>Scans that were read ({done.length})</summary>
          <ul className={rows.list}>{done.map(item)}</ul>
        </details>
      )}
    </section>
  )
}

const isOpen = ({ status, pages }: { status: string; pages: readonly Parameters<typeof needsSomebody>[0][] }) =>
  status === 'Reading' || status === 'Refused' || pages.some(needsSomebody)

type Sending = { id: number; name: string; share: number; problem?: string }
let nextId = 0

/** One file after the other; what was refused stays with the reason. */
function useSending(caseId: number, onSent: () => void) {
  const [sending, setSending] = useState<Sending[]>([])
  const change = (id: number, what: Partial<Sending>) =>
    setSending((now) => now.map((each) => (each.id === id ? { ...each, ...what } : each)))
  const send = async (files: readonly File[]) => {
    const added = files.map((file) => {
      nextId += 1
      return { id: nextId, name: file.name, share: 0, file }
    })
    setSending((now) => [...now.filter(({ problem }) => problem === undefined), ...added])
    for (const { id, file } of added)
      try {
        await sendFile(hrefOf(scansApi.scan, scanInput(caseId)), {}, file, (share) => change(id, { share }))
        setSending((now) => now.filter((each) => each.id !== id))
        onSent()
      } catch (error) {
        change(id, { problem: error instanceof Error ? error.message : String(error) })
      }
  }
  return { sending, send }
}

/** The file itself travels beside it (send-file.ts). */
const scanInput = (id: number) => ({ id }) as RefInput<typeof scansApi.scan>
