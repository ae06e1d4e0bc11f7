import { fileExtension } from '#formats/file-name.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import { ACCEPTED_EXTENSIONS, MOST_DOCUMENT_BYTES } from '../policy.ts'
import type { Document, ItemState, Readiness, RequestedItem, Review } from '../records.ts'

export const stateWords: Record<ItemState, { text: string; hue: Hue }> = {
  asked: { text: 'Needed', hue: 'orange' },
  perhaps: { text: 'If it applies', hue: 'gray' },
  received: { text: 'Received', hue: 'blue' },
  accepted: { text: 'Accepted', hue: 'green' },
  rejected: { text: 'Send again', hue: 'red' },
  waived: { text: 'Not needed', hue: 'gray' },
}

export const reviewWords: Record<Review, { text: string; hue: Hue }> = {
  Waiting: { text: 'In review', hue: 'blue' },
  Accepted: { text: 'Accepted', hue: 'green' },
  Rejected: { text: 'Rejected', hue: 'red' },
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

/** "3 of 8 documents are in, 2 are accepted." */
export function standingOf(items: readonly RequestedItem[]): string {
  const needed = items.filter(({ state }) => state !== 'perhaps' && state !== 'waived')
  if (needed.length === 0) return 'This case asks for no documents at the moment.'
  const accepted = needed.filter(({ state }) => state === 'accepted').length
  const arrived = accepted + needed.filter(({ state }) => state === 'received').length
  if (accepted === needed.length) return `All ${needed.length} documents are in and accepted.`
  return `${arrived} of ${needed.length} documents are in, ${accepted} accepted.`
}

/** How soon a document expires; nothing while that is far away. */
export function expiryHue(expiresOn: string | null, today: string): Hue | undefined {
  if (expiresOn === null) return undefined
  const days = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000
  if (days < 0) return 'red'
  return days <= 60 ? 'orange' : undefined
}

/** What the product shows in place; everything else is downloaded. */
export const isShownInPlace = ({ contentType }: Pick<Document, 'contentType'>) =>
  contentType === 'application/pdf' || contentType === 'image/png' || contentType === 'image/jpeg'

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
