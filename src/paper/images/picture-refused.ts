/** What was sent cannot be turned into pages; the sentence says what to send instead. */
export class PictureRefused extends Error {}
