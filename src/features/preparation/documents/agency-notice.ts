/**
 * The form that a notice of the agency is kept under. It came from there: no package takes it back, and nobody approves it
 * as proof of anything. Whoever wants it among the exhibits names another form in its details.
 */
export const AGENCY_NOTICE = 'Agency notice'
