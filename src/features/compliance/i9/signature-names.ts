import { isSignatureOf, isSignatureOfName } from '#rules/prefiling/names.ts'
import type { Section1 } from './records.ts'

const SPANISH = {
  own: 'Para firmar escriba su nombre tal como está arriba:',
  helper: 'Quien ayudó firma con su propio nombre:',
} as const

/** Nobody signs Section 1 under another name than the one on it; the same for who helped (8 CFR 274a.2(h)). */
export function section1SignatureProblems(
  { givenName, familyName, helped, preparers }: Section1,
  signature: string,
  language: 'en' | 'es' = 'en',
): Record<string, string> {
  const named = [givenName, familyName].filter(Boolean).join(' ')
  const other = helped
    ? preparers.find((each) => each.signature !== '' && !isSignatureOf(each.signature, each))
    : undefined
  return {
    ...(!isSignatureOf(signature, { givenName, familyName }) && {
      signature:
        language === 'es' ? `${SPANISH.own} ${named}.` : `To sign, type your name as it stands above: ${named}.`,
    }),
    ...(other && {
      preparers:
        language === 'es'
          ? `${SPANISH.helper} ${other.givenName} ${other.familyName}.`
          : `Who helped signs with their own name: ${other.givenName} ${other.familyName}.`,
    }),
  }
}

/** Section 2 and Supplement B: the typed name is the one printed beside it. */
export const signerProblem = (signature: string, signerName: string): string | undefined =>
  isSignatureOfName(signature, signerName)
    ? undefined
    : `To sign, type the name you entered above: ${signerName}. Nobody signs for another person.`
