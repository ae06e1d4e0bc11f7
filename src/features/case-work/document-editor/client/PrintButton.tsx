import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { operationNamed } from '#platform/client/operations.ts'
import { IconDownload } from '#ui/icons.ts'

type Work = { id: number; status: 'Waiting' | 'Working' | 'Ready' | 'Failed'; message: string }

/** Letters stand above the editor: what prints one is asked for by name. */
export const printOfLetter = operationNamed<{ id: number }, Work>('letters.print')
export const workOfLetter = operationNamed<{ id: number }, Work>('letters.work')
export const pdfOfLetter = operationNamed<{ id: number }, unknown>('letters.pdf')

const ASK_AGAIN_MS = 600

/** The letter as it reads now, as a PDF; what is still being typed would not be in it. */
export function PrintButton({ fileId: id, settled }: { fileId: number; settled: boolean }) {
  const print = async () => {
    let work = await call(printOfLetter, { id })
    while (work.status === 'Waiting' || work.status === 'Working') {
      await new Promise((next) => setTimeout(next, ASK_AGAIN_MS))
      work = await call(workOfLetter, { id: work.id })
    }
    if (work.status === 'Failed') throw new Error(work.message)
    await download(hrefOf(pdfOfLetter, { id }))
  }
  return (
    <AttemptButton icon={<IconDownload size={16} aria-hidden />} disabled={!settled} work={print}>
      PDF
    </AttemptButton>
  )
}
