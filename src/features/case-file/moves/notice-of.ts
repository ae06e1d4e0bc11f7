/** Which notice is on the table, by the stage of the case. */
export const noticeOf = ({ stage }: { stage: string }): 'rfe' | 'noid' | 'noir' =>
  stage.startsWith('NOIR') ? 'noir' : stage.startsWith('NOID') ? 'noid' : 'rfe'
