/** What somebody who owes documents has to do, in words; a screen that leads there tells it by their beginning. */
export const toSend = (what: string, again: boolean): string => `${SEND}${again ? 'again ' : ''}${what}`
export const isToSend = (todo: string): boolean => todo.startsWith(SEND)

const SEND = 'send '
