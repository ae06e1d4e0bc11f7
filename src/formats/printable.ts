/** The alphabets that the fonts of the paper have (src/paper/fonts), beside signs that belong to none. */
const HAD =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u
const PICTURE = /\p{Emoji_Presentation}/u

/** The characters of a text that no page can show, each once: their place is left blank, and who typed them is told. */
export const unprintable = (text: string): string =>
  [...new Set(text)].filter((character) => !HAD.test(character) || PICTURE.test(character)).join('')
