import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { publicAccessApi } from '#compliance/client/api.ts'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import type { PublicItem } from '../records.ts'

const written: Readonly<Record<string, string>> = {
  P2: 'From the LCA record: the wage rate of the job.',
  P4: 'From the LCA record: occupation, area, source and year.',
  P5: 'From the LCA record: where and when the notice was posted.',
}

/** 20 CFR 655.760(a)(9) asks for the workers themselves, or for a statement that all of them are exempt. */
const hints: Readonly<Record<string, string>> = {
  P9: 'The exempt workers by name, or that all H-1B workers are exempt. No birth dates, no numbers, no pay.',
}

/** A document is uploaded, or a page is written from the record or from a text. */
export function SupplyItem({ lcaId, item }: { lcaId: number; item: PublicItem }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant={item.open ? 'tone' : 'subtle'}
        onClick={() => setOpened(true)}
        aria-label={`${item.held ? 'Replace' : 'Add'}: ${item.title}`}
      >
        {item.held ? 'Replace' : 'Add'}
      </Button>
      {opened && <Supply lcaId={lcaId} item={item} onClose={() => setOpened(false)} />}
    </>
  )
}

/** Where a document of an item is chosen, or its page written. */
export function Supply({ lcaId, item, onClose }: { lcaId: number; item: PublicItem; onClose: () => void }) {
  const queries = useQueryClient()
  const write = useCommand(publicAccessApi.write, { refresh: [publicAccessApi.get] })
  const [problem, setProblem] = useState<string>()
  const [text, setText] = useState('')
  const [certified, setCertified] = useState(false)
  const [coverPages, setCoverPages] = useState(false)
  const failed = (error: unknown) =>
    setProblem(error instanceof CallFailed ? (Object.values(error.fields ?? {})[0] ?? error.message) : String(error))
  const take = async ([file]: File[]) => {
    if (!file) return
    try {
      await call(publicAccessApi.supply, {
        lcaId,
        item: item.item,
        place: item.place,
        certified: String(certified),
        coverPages: String(coverPages),
        file,
      } as never)
      await queries.invalidateQueries({ queryKey: [publicAccessApi.get.name] })
      onClose()
    } catch (error) {
      failed(error)
    }
  }
  const own = written[item.item]
  return (
    <Dialog opened onClose={onClose} title={item.title}>
      {item.item === 'P1' && (
        <>
          <CheckField
            label="It is the certified LCA, signed by the employer"
            checked={certified}
            onChange={setCertified}
          />
          <CheckField label="The cover pages (ETA-9035CP) are in it" checked={coverPages} onChange={setCoverPages} />
        </>
      )}
      <FileDrop
        label={`File: ${item.title}`}
        text="Choose a PDF or a picture"
        hint="PDF, PNG or JPEG, at most 15 MB. No Social Security number, birth date, passport or home address."
        accept=".pdf,.png,.jpg,.jpeg"
        error={problem}
        onFiles={(files) => void take(files)}
      />
      {item.item !== 'P1' && (
        <>
          <TextAreaField
            label={own ? 'Or write a page; what you add stands below' : 'Or write a page'}
            hint={own ?? hints[item.item] ?? 'Plain words. No names of workers.'}
            value={text}
            onChange={setText}
          />
          <Button
            variant="primary"
            loading={write.loading}
            onClick={() => void write.run({ lcaId, item: item.item, place: item.place, text }).then(onClose, failed)}
          >
            Write the page
          </Button>
        </>
      )}
    </Dialog>
  )
}
