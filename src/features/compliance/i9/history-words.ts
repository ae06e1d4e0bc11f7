/** A line of a form's history for who may not read the form: that something was done, not with which document. */
export const withoutDocument = (what: string): string =>
  what
    .replace(/^Corrected .+ in Section ([12])/, 'Corrected an entry in Section $1')
    .replace(/^Recorded .+ in place of the receipt/, 'Recorded the document in place of the receipt')
