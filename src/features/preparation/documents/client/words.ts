import { fileExtension } from '#formats/file-name.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import { ACCEPTED_EXTENSIONS, MOST_DOCUMENT_BYTES } from '../policy.ts'
import type { Document, ItemState, Readiness, RequestedItem, Review } from '../records.ts'

export const stateWords: Record<ItemState, { text: string; hue: Hue }> = {
  asked: { text: 'Requested', hue: 'orange' },
  perhaps: { text: 'If it applies', hue: 'gray' },
  received: { text: 'In review', hue: 'blue' },
  accepted: { text: 'Approved', hue: 'green' },
  rejected: { text: 'Sent back', hue: 'red' },
  waived: { text: 'Not needed', hue: 'gray' },
}

/** An envelope that nobody opens is there or it is not; no file of it is looked at. */
const sealedWords: Partial<Record<ItemState, { text: string; hue: Hue }>> = {
  asked: { text: 'Not in hand', hue: 'orange' },
  accepted: { text: 'In hand', hue: 'green' },
}

type Standing = { state: ItemState; item?: Pick<RequestedItem, 'sealed'>; document?: object }

/** How a line stands, in a word. */
export const wordOf = ({ state, item, document }: Standing): { text: string; hue: Hue } =>
  (item?.sealed && document === undefined && sealedWords[state]) || stateWords[state]

export const reviewWords: Record<Review, { text: string; hue: Hue }> = {
  Waiting: stateWords.received,
  Accepted: stateWords.accepted,
  Rejected: stateWords.rejected,
}

/** Whether the pages can go into the package; said only where there is something to do. */
export const readinessWords: Record<Readiness, string> = {
  Waiting: 'Being prepared for the package',
  Ready: '',
  Unusable: 'Cannot go into the package',
  Failed: 'Cannot be read',
}

export const sizeInWords = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** "3 of 8 received, 2 approved." */
export function standingOf(items: readonly RequestedItem[]): string {
  const needed = items.filter(({ state }) => state !== 'perhaps' && state !== 'waived')
  if (needed.length === 0) return 'Nothing is asked for at the moment.'
  const approved = needed.filter(({ state }) => state === 'accepted').length
  const received = approved + needed.filter(({ state }) => state === 'received').length
  if (approved === needed.length) return `All ${needed.length} received and approved.`
  return `${received} of ${needed.length} received, ${approved} approved.`
}

/** How soon a document expires; nothing while that is far away. */
export function expiryHue(expiresOn: string | null, today: string): Hue | undefined {
  if (expiresOn === null) return undefined
  const days = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000
  if (days < 0) return 'red'
  return days <= 60 ? 'orange' : undefined
}

/** What the product shows in place; everything else is downloaded. */
export const isShownInPlace = ({ shownType }: Pick<Document, 'shownType'>) =>
  shownType === 'application/pdf' || shownType === 'image/png' || shownType === 'image/jpeg'

/** Its pages are still prepared, or its picture is about to come: that follows within seconds. */
export const isBeingPrepared = (
  { readiness, hasThumbnail, uploadedAt }: Pick<Document, 'readiness' | 'hasThumbnail' | 'uploadedAt'>,
  now: number,
): boolean =>
  readiness === 'Waiting' || (readiness === 'Ready' && !hasThumbnail && now - Date.parse(uploadedAt) < PICTURE_MS)
const PICTURE_MS = 20_000

/** What a file is, before there is a picture of it. */
export const kindOfFile = ({ contentType }: Pick<Document, 'contentType'>): 'picture' | 'pages' =>
  contentType.startsWith('image/') ? 'picture' : 'pages'

/** Why a file need not be sent at all: a phone should not spend minutes on what the server refuses anyway. */
export function problemBeforeSending({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const extension = fileExtension(name)
  if (!ACCEPTED_EXTENSIONS.some((each) => each === extension))
    return `${extension === '' ? 'A file needs an extension' : `Files ending in .${extension} are not accepted`}. Accepted are ${ACCEPTED_EXTENSIONS.join(', ')}.`
  if (size === 0) return 'The file is empty.'
  const megabytes = MOST_DOCUMENT_BYTES / 1024 / 1024
  return size > MOST_DOCUMENT_BYTES ? `The file is larger than the ${megabytes} MB allowed here.` : undefined
}

/** What may be chosen; the server checks what a file really is. */
export const ACCEPTED = ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(',')
