import { capitalized } from '#formats/words.ts'

/** 'user:412' → 'User 412'; 'common-detail:7' → 'Common detail 7' */
export const subjectInWords = (subject: string): string => {
  const [noun = '', ...rest] = subject.split(':')
  return [asWords(noun.replaceAll('-', ' ')), ...rest].join(' ')
}

/** 'longDescription' → 'Long description' */
export function asWords(name: string): string {
  const text = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return capitalized(text)
}
