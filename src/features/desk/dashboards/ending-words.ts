import { counted } from '#formats/words.ts'

/**
 * Whose card, petition or stay ends soon, in the same words wherever it is said: opening a renewal changes nothing of it.
 * Whether each of them must stop is not always known: somebody in H-1B status may work on without the card.
 */
export function endingWords(soon: number): string {
  return soon === 0
    ? 'No one must stop working or leave within 60 days.'
    : `${counted(soon, 'person', 'people')} may have to stop working or leave within 60 days unless renewed.`
}

/** The same, and for how many of them nobody has begun. */
export function renewalsWords(soon: number, notOpened: number): string {
  if (soon === 0) return endingWords(0)
  if (notOpened === 0) return `${endingWords(soon)} Their renewals are under way.`
  return `${endingWords(soon)} ${notOpened} ${notOpened === 1 ? 'has' : 'have'} no renewal opened yet.`
}
