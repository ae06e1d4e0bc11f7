import { documentKey, type NewItem } from '#case-file/cases/open-items.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { isWorkedOn } from '#case-types/status/statuses.ts'
import { counted } from '#formats/words.ts'
import { documentsPath } from '../paths.ts'
import type { RequestedItem } from '../records.ts'
import { isOwed, nameToAll } from '../rules.ts'
import { requestsOf } from './request-store.ts'

/** Every document that somebody still has to send; and for the firm those that came in and nobody looked at. */
export const documentsOpen = openItems(async (system, { file, has, circumstances }) => {
  if (!isWorkedOn(file.status)) return []
  const { mode } = file
  const link = documentsPath(file.typeId, file.id)
  const requests = await requestsOf(system, file, { has, circumstances })
  const received = requests.filter(({ state }) => state === 'received').length
  return [
    ...requests
      .filter((item) => isOwed(item, file))
      // Where HR reads along, neither words nor address say what a confidential paper is.
      .map((item) =>
        item.confidential
          ? itemOf({ ...item, itemId: CONFIDENTIAL }, { link, mode })
          : item.sealed
            ? itemOf(item, { link, mode })
            : itemOf(item, { link: documentsPath(file.typeId, file.id, item.itemId), mode }),
      ),
    ...(received > 0 && file.mode === 'LEGAL' ? [toReview(received, link)] : []),
  ]
})

const CONFIDENTIAL = 'confidential'

function itemOf(
  { itemId, side, state, reason, dueOn, ...item }: RequestedItem,
  { link, mode }: { link: string; mode: CaseColumns['mode'] },
): NewItem {
  const name = nameToAll(item, mode)
  // What is confidential or sealed leads to the list, not to an upload.
  const document = item.confidential || item.sealed ? '' : itemId
  const about = { thing: name, document, sentBack: state === 'rejected', why: reason }
  const asked = { key: documentKey(itemId), kind: 'document', side, link, dueOn, about } as const
  if (item.sealed) return { ...asked, title: `Hand in “${name}”`, verb: 'Hand in' }
  return about.sentBack
    ? { ...asked, title: `Upload “${name}” again${reason && `: ${reason}`}`, verb: 'Upload again' }
    : { ...asked, title: `Upload “${name}”`, verb: 'Upload' }
}

const toReview = (n: number, link: string): NewItem => ({
  ...{ key: 'review', kind: 'review', side: 'firm', link, verb: 'Review' },
  title: `Review ${counted(n, 'document')} that came in`,
  about: { thing: `Review ${counted(n, 'document')}`, count: n },
})
