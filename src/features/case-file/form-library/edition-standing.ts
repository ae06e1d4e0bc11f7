/**
 * What somebody reads before confirming an edition. Fields are compared, the print around them is not: nothing here says
 * that the questions are the same.
 */
export function editionStanding(unread: number, differs: boolean, before: string): string {
  if (differs) return `A field asks something else: the answers would be wrong there. Keep ${before}.`
  if (unread > 0)
    return `${unread === 1 ? 'One field has' : `${unread} fields have`} new wording. Read each one and say whether it still asks the same thing.`
  return 'Every field has a counterpart. The printed questions were not compared: read the pages before you confirm.'
}
