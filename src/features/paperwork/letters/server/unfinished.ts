import { readVersion } from '#paperwork/editable-files/server/keep.ts'
import { wordApart } from '#paperwork/editable-files/server/word-apart.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import { labelOf } from '../fields.ts'
import { placeholder } from '../merge-letter.ts'
import type { LetterRow } from './store.ts'

/** What is still marked in the letter would be filed, sent or signed, and notes of the firm would go out with it. */
export async function refuseUnfinished(
  context: Parameters<typeof readVersion>[0],
  letter: Pick<LetterRow, 'id' | 'missing'>,
): Promise<void> {
  const { bytes } = await readVersion(context, letter.id)
  const { text, comments, suggestions } = await wordApart.asWritten(bytes)
  const open = letter.missing.filter((name) => text.includes(placeholder(name)))
  if (open.length > 0)
    throw new Refusal(
      409,
      'NOT_FINISHED',
      `Fill in what is still marked in the letter: ${open.map(labelOf).join(', ')}.`,
    )
  const unsettled = [comments && 'comments', suggestions && 'suggested changes'].filter(Boolean).join(' and ')
  if (unsettled)
    throw new Refusal(409, 'NOT_FINISHED', `Settle the ${unsettled} in the letter first: they are not for its reader.`)
}
